import { cardsIn, type Legacy, type Match } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { insight } from '../../bot/insight.ts';
import { content } from '../../content/index.ts';
import { priceOf } from '../../rules/campaign/campaign.ts';
import { STEPS } from '../../rules/campaign/phase.ts';
import { onOffer, saleOf } from '../../rules/campaign/shop.ts';
import { spendXp } from '../../rules/campaign/spend-xp.ts';
import { descentBoxes } from '../../rules/catalogue.ts';
import type { ItemDef } from '../../rules/definitions.ts';
import { game } from '../../rules/index.ts';
import { isSold } from '../../rules/legend/road/city.ts';
import { isAsWellKnown, RENOWN, renownOf } from '../../rules/legend/road/fame.ts';
import { isKnownAs } from '../../rules/legend/road/words.ts';
import { readOptions } from '../../rules/options.ts';
import { foundBy, gearOf, makePiece, skillsOf } from '../../rules/pieces.ts';
import type { Descent, Piece } from '../../rules/state.ts';
import {
  changed,
  closedIn,
  dataOf,
  go,
  ids,
  left,
  matchOf,
  onTheMap,
  untilAsked,
  withSmallRoad,
} from './road-kit.ts';

withSmallRoad();

const read = (legacy: Legacy): Legacy => game.campaign!.read(JSON.parse(JSON.stringify(legacy)), 1);
/** The map again, after the first chapter. */
const later = (change: Parameters<typeof changed>[1] = () => {}): Match<Descent> => {
  const legacy = changed(left(onTheMap(), 'chapter-one'), change);
  return onTheMap({ legacy: read(legacy) });
};
const road = (match: Match<Descent>) => match.state.legend!.road!;
const city = (match: Match<Descent>): string => ids(match).find((id) => id.startsWith('city:'))!;

describe('the campaign map', () => {
  it('shows the story quest, side quests and cities, and training [D2-CAMP-49, D2-MAP-18, D2-MAP-19, D2-MAP-20]', () => {
    const match = later();
    const offered = [...ids(match), ...closedIn(match).map(({ id }) => id)];
    expect(offered.filter((id) => id.startsWith('quest:')).length).toBe(3);
    expect(offered).toContain('quest:chapter-two');
    expect(offered.filter((id) => id.startsWith('city:')).length).toBe(content.cities.length);
    expect(offered).toContain('train');
  });

  it('is where play goes when a quest is completed [D2-MAP-17]', () => {
    const match = matchOf({ legacy: left(onTheMap(), 'chapter-one') });
    expect([match.state.phase, match.choice!.topic]).toEqual(['campaign', 'road']);
  });

  it('gives gold, cleans up, pays rewards and sets up without asking anybody [D2-CAMP-45]', () => {
    const match = matchOf({ legacy: left(onTheMap(), 'chapter-one') });
    expect(match.count).toBe(0);
    expect(match.state.campaign!.gold).toBe(2 * 50 + 2 * 25);
    expect((cardsIn(match.state, 'away') as Piece[]).map(({ damage, fatigue }) => damage + fatigue)).toEqual([
      0, 0,
    ]);
  });

  it('begins with 50 gold for each hero, or with none [D2-DIFF-04, D2-DIFF-10]', () => {
    expect(onTheMap({ heroes: 3 }).state.campaign!.gold).toBe(150);
    expect(onTheMap({ heroes: 3, difficulty: 'hard' }).state.campaign!.gold).toBe(0);
  });

  it('keeps the difficulty that the campaign began with [D2-DIFF-02]', () => {
    const legacy = left(onTheMap(), 'chapter-one');
    expect(() => matchOf({ legacy, difficulty: 'hard' })).toThrow('difficulty');
  });
});

describe('story quests', () => {
  it('move the campaign forward, whoever wins them, until the last [D2-QUEST-07]', () => {
    let legacy = left(onTheMap(), 'chapter-one');
    expect(dataOf(legacy).legend!.story!.quest).toBe('chapter-two');
    legacy = left(onTheMap({ legacy: read(legacy) }), 'chapter-two');
    expect([dataOf(legacy).log.at(-1)!.won, dataOf(legacy).legend!.story!.quest]).toEqual([
      'overlord',
      'chapter-three',
    ]);
    legacy = left(onTheMap({ legacy: read(legacy) }), 'chapter-three');
    expect([dataOf(legacy).over, dataOf(legacy).legend!.story]).toEqual(['heroes', null]);
    expect(game.campaign!.next!(legacy, {}, 1)).toBeNull();
  });

  it('show the weeks within which they begin [D2-QUEST-08]', () => {
    const match = onTheMap();
    expect(road(match).story).toEqual({ quest: 'chapter-one', weeksLeft: 2 });
    const { choice } = match;
    if (choice?.kind !== 'one') throw new Error('nothing is asked');
    expect(choice.as.text(choice.among[0])).toEqual([
      'd2.word.road.story',
      { quest: 'Chapter One', weeks: 2 },
    ]);
  });
});

describe('side quests', () => {
  const side = (match: Match<Descent>): string =>
    ids(match)
      .find((id) => id.startsWith('quest:side'))!
      .slice(6);

  it('are drawn at random from the boxes, and none comes twice [D2-QUEST-12]', () => {
    const offers = new Set(
      Array.from({ length: 12 }, (_, n) =>
        road(onTheMap({ seed: `side ${n}` }))
          .side.toSorted()
          .join(),
      ),
    );
    expect(offers.size).toBe(3);
    const first = onTheMap();
    const played = side(first);
    expect(road(onTheMap({ legacy: left(first, played) })).side).not.toContain(played);
  });

  it('take a week when they are attempted [D2-QUEST-11, D2-WEEK-01, D2-WEEK-02]', () => {
    const match = onTheMap();
    const { legend } = dataOf(left(match, side(match)));
    expect([legend!.weeks, legend!.story]).toEqual([1, { quest: 'chapter-one', weeksLeft: 1 }]);
  });

  it('give gold and fame, and no XP, whatever they say [D2-QUEST-09, D2-QUEST-10]', () => {
    const again = onTheMap({
      legacy: changed(left(onTheMap(), 'chapter-one'), ({ legend }) =>
        Object.assign(legend!, { side: ['side-two', 'side-one'] }),
      ),
    });
    const { gold, legend, heroes } = dataOf(left(again, 'side-two'));
    expect([gold, legend!.fame, heroes.map(({ xp }) => xp)]).toEqual([150 + 2 * 50, 3 + 2, [1, 1]]);
  });
});

describe('weeks', () => {
  it('that are used up leave nothing but the story quest and what takes no week [D2-WEEK-03, D2-WEEK-04]', () => {
    const match = later(({ legend, heroes }) => {
      Object.assign(legend!.story!, { weeksLeft: 0 });
      Object.assign(heroes[0]!, { xp: 1 });
    });
    expect(ids(match)).toEqual(['quest:chapter-two', 'train']);
    expect(closedIn(match).every(({ rule }) => rule === 'D2-WEEK-04')).toBe(true);
    expect(closedIn(match).length).toBe(2 + content.cities.length);
  });

  it('go by with each visit to a city [D2-WEEK-05]', () => {
    const match = onTheMap();
    go(match, city(match));
    expect([road(match).weeks, road(match).story!.weeksLeft]).toEqual([1, 1]);
  });
});

describe('a city', () => {
  const inCity = (change?: Parameters<typeof changed>[1]): Match<Descent> => {
    const match = later(change);
    return go(match, city(match));
  };

  it('is the only place for shopping and city actions [D2-CAMP-46, D2-CAMP-47, D2-SHOP-20, D2-CITY-02]', () => {
    const map = later();
    expect(ids(map).some((id) => id === 'shop' || id === 'act')).toBe(false);
    const match = inCity();
    expect(ids(match)).toEqual(expect.arrayContaining(['shop', 'act', 'leave']));
    go(match, 'leave');
    expect(match.choice!.topic).toBe('road');
    expect(onOffer(match.state)).toEqual([]);
  });

  it('is met only in a campaign without an overlord [D2-CITY-01, D2-PERIL-01]', () => {
    const options = readOptions({ campaign: 'the-shadow-rune' }, 3);
    expect(options.play).toBeUndefined();
    expect(game.start(options, 3).legend).toBeUndefined();
  });

  it('has one action, unlike any other, once in a visit [D2-CITY-03]', () => {
    const { cities } = descentBoxes.printed.content;
    expect(new Set(cities.map(({ action }) => JSON.stringify(action.effect.text))).size).toBe(cities.length);
    const match = inCity();
    const { gold } = match.state.campaign!;
    const { fame } = road(match);
    go(match, 'act');
    expect([match.state.campaign!.gold, road(match).fame]).toEqual([gold - 25, fame + 1]);
    expect(ids(match)).not.toContain('act');
    expect(closedIn(match)).toContainEqual({ id: 'act', rule: 'D2-CITY-03' });
  });

  it('gives morale back [D2-MORALE-07]', () => {
    const match = later(({ legend }) => Object.assign(legend!, { morale: 0 }));
    expect(match.state.legend!.morale).toBe(0);
    go(match, city(match));
    expect(match.state.legend!.morale).toBe(2);
  });

  it('lets morale rise by other effects too [D2-MORALE-08]', () => {
    const match = later();
    go(match, 'city:dawnsmoor', 'act');
    expect(match.state.legend!.morale).toBe(3);
  });

  it('sells its selection at the price of this campaign, not the printed one [D2-SHOP-21, D2-SHOP-23]', () => {
    const match = inCity();
    const { state } = match;
    expect(priceOf(state, 'steel-broadsword-act-1')).toBe(75);
    makePiece(state, 'steel-broadsword-act-1', 'shop');
    go(match, 'shop');
    const { gold } = state.campaign!;
    go(match, 'buy:steel-broadsword-act-1');
    expect(match.state.campaign!.gold).toBe(gold - 75);
    expect(gearOf(match.state, 0).map(({ def }) => def)).toContain('steel-broadsword-act-1');
  });

  it('buys items for their full value [D2-SHOP-22, D2-SHOP-26]', () => {
    const match = inCity(({ heroes }) =>
      Object.assign(heroes[0]!, { gear: [{ card: 'steel-broadsword-act-1', worn: true }] }),
    );
    const [card] = gearOf(match.state, 0);
    const { gold } = match.state.campaign!;
    go(match, 'shop', `sell:${card!.id}`);
    expect(match.state.campaign!.gold).toBe(gold + 75);
  });

  it('draws its selection at random on each visit [D2-SHOP-24]', () => {
    const legacy = left(onTheMap(), 'chapter-one');
    const seen = ['a', 'b', 'c', 'd'].map((seed) => {
      const match = onTheMap({ legacy, seed });
      go(match, 'city:tamalir');
      return onOffer(match.state)
        .map(({ def }) => def)
        .toSorted();
    });
    expect(seen.every((one) => one.length === 6)).toBe(true);
    expect(new Set(seen.map((one) => one.join())).size).toBeGreaterThan(1);
  });

  it('has more of what it is known for [D2-SHOP-24]', () => {
    const legacy = left(onTheMap(), 'chapter-one');
    const weapons = (id: string): number =>
      Array.from({ length: 12 }, (_, n) => {
        const match = onTheMap({ legacy, seed: `wares ${n}` });
        go(match, `city:${id}`);
        return onOffer(match.state).filter(({ def }) => descentBoxes.printed.get(def).kind === 'weapon')
          .length;
      }).reduce((sum, n) => sum + n, 0);
    expect(weapons('tamalir')).toBeGreaterThan(weapons('greyhaven'));
  });

  it('sells what a party of its fame is sold, of both acts side by side [D2-FAME-03, D2-SHOP-25]', () => {
    const { weapons, items } = descentBoxes.printed.content;
    const acts = (fame: number): Set<number | undefined> => {
      const match = later(({ legend }) => Object.assign(legend!, { fame }));
      return new Set(
        [...weapons, ...items].filter((item) => isSold(match.state, item as ItemDef)).map(({ shop }) => shop),
      );
    };
    expect(acts(0)).toEqual(new Set([1]));
    expect(acts(8)).toEqual(new Set([1, 2]));
    const sold = (fame: number): boolean =>
      isSold(later(({ legend }) => Object.assign(legend!, { fame })).state, {
        id: 'iron-shield-act-1',
      } as ItemDef);
    expect([0, 7, 8].map(sold)).toEqual([true, true, false]);
  });

  it('buys no Search cards, which are gone when a quest ends [D2-SHOP-27, D2-SHOP-28]', () => {
    const match = onTheMap();
    go(match, 'quest:chapter-one');
    untilAsked(match, ({ topic }) => topic === 'next-hero');
    makePiece(match.state, 'health-potion', 'found:h0', { hero: 0 });
    expect(foundBy(match.state, 0).length).toBe(1);
    expect(saleOf(match.state, foundBy(match.state, 0)[0]!)).toBeNull();
    untilAsked(match, () => false);
    expect(dataOf(match.legacy!).found).toEqual([]);
    expect(foundBy(onTheMap({ legacy: match.legacy! }).state, 0)).toEqual([]);
  });
});

describe('fame', () => {
  it('has six names, each from a number of ours on [D2-FAME-06]', () => {
    expect([0, 3, 4, 8, 13, 18, 24, 99].map(renownOf)).toEqual([
      'insignificant',
      'insignificant',
      ...RENOWN.slice(1),
      'legendary',
    ]);
  });

  it('comes from quests and lasts [D2-FAME-01]', () => {
    const legacy = left(onTheMap(), 'chapter-one');
    expect(road(onTheMap({ legacy })).fame).toBe(3);
  });

  it('opens a way in events [D2-FAME-04]', () => {
    const { events } = descentBoxes.printed.content;
    const song = events.find(({ id }) => id === 'road-song')!.events.road!;
    const would = (fame: number): boolean => {
      const { state } = later(({ legend }) => Object.assign(legend!, { fame }));
      const c = { seat: 0, card: state.zones.away![0] as Piece, figure: null, event: null };
      const before = state.legend!.morale;
      for (const step = song.run(state, c); !step.next().done; );
      return state.legend!.morale > before;
    };
    expect([3, 4].map(would)).toEqual([false, true]);
  });

  it('can be a condition of what a quest allows [D2-FAME-05]', () => {
    const isFamous = isKnownAs('impressive');
    const holds = (fame: number): boolean => {
      const { state } = later(({ legend }) => Object.assign(legend!, { fame }));
      return isFamous.holds(state, {
        seat: 0,
        card: state.zones.away![0] as Piece,
        figure: null,
        event: null,
      });
    };
    expect([7, 8].map(holds)).toEqual([false, true]);
    expect(isAsWellKnown(8, 'impressive')).toBe(true);
  });
});

describe('training', () => {
  const trained = (): Match<Descent> => later();

  it('is open on the map and in a city, at any time in the phase [D2-CAMP-48, D2-TRAIN-01, D2-TRAIN-02, D2-XP-22]', () => {
    const match = trained();
    expect(ids(match)).toContain('train');
    go(match, city(match));
    expect(ids(match)).toContain('train');
    go(match, 'leave');
    expect(ids(match)).toContain('train');
  });

  it('takes the XP of a Class card from the hero who learns it [D2-TRAIN-03]', () => {
    const match = go(trained(), 'train');
    const bought = ids(match).find((id) => id.startsWith('buy:'))!;
    go(match, bought);
    expect(match.state.campaign!.xp).toEqual([0, 1]);
    expect(skillsOf(match.state, 0).map(({ def }) => `buy:${def}`)).toContain(bought);
  });

  it('is lasting: the sheets and Class cards are there again in the next match [D2-TRAIN-04, D2-INV-06]', () => {
    const match = go(trained(), 'train');
    go(match, ids(match).find((id) => id.startsWith('buy:'))!);
    untilAsked(match, ({ topic }) => topic === 'road');
    const of = (one: Match<Descent>) =>
      [0, 1].map((hero) => [...skillsOf(one.state, hero), ...gearOf(one.state, hero)].map(({ def }) => def));
    const before = of(match);
    expect(of(onTheMap({ legacy: read(left(match, 'chapter-two')) }))).toEqual(before);
  });

  it('is not undone, unless an effect allows it [D2-TRAIN-05, D2-XP-25]', () => {
    const match = go(trained(), 'train');
    go(match, ids(match).find((id) => id.startsWith('buy:'))!);
    expect(ids(match).some((id) => id.startsWith('unlearn') || id.startsWith('sell'))).toBe(false);
    go(match, 'pass');
    expect(match.state.campaign!.xp).toEqual([0, 1]);
    const learned = skillsOf(match.state, 0).length;
    go(match, 'city:greyhaven', 'act');
    expect(match.state.campaign!.xp).toEqual([1, 1]);
    expect(skillsOf(match.state, 0).length).toBe(learned - 1);
  });

  it('is what the fifth step of a campaign with an overlord is there for [D2-TRAIN-06]', () => {
    expect(STEPS.indexOf(spendXp) + 1).toBe(5);
    expect(ids(go(trained(), 'train')).some((id) => id.startsWith('buy:'))).toBe(true);
  });
});

describe('travel', () => {
  it('is carried out by the game: one event on the way, none twice before all were met [D2-TRAVEL-18]', () => {
    const legacy = left(onTheMap(), 'chapter-one');
    expect(dataOf(legacy).legend!.met.length).toBe(1);
    const again = left(onTheMap({ legacy }), 'chapter-two');
    expect(new Set(dataOf(again).legend!.met).size).toBe(2);
  });

  it('has twelve events, each ours', () => {
    const { events } = descentBoxes.printed.content;
    const ours = events.filter(({ deck }) => deck === 'legend');
    expect([ours.length, ours.every(({ original }) => original)]).toEqual([12, true]);
  });
});

describe('what a quest leaves', () => {
  it('carries lost morale to the next quest [D2-MORALE-10]', () => {
    const match = later(({ legend }) => Object.assign(legend!, { morale: 1 }));
    go(match, 'quest:chapter-two');
    untilAsked(match, ({ topic }) => topic === 'next-hero');
    expect(match.state.legend!.morale).toBe(1);
  });

  it('is refused when it does not add up', () => {
    const legacy = left(onTheMap(), 'chapter-one');
    const wrong = (change: Parameters<typeof changed>[1]) => () => read(changed(legacy, change));
    expect(wrong(({ heroes }) => Object.assign(heroes[0]!, { xp: 2 }))).toThrow('XP');
    expect(wrong(({ legend }) => Object.assign(legend!, { fame: -1 }))).toThrow('fame');
    expect(wrong(({ legend }) => Object.assign(legend!.story!, { quest: 'chapter-three' }))).toThrow('story');
    expect(wrong(({ legend }) => Object.assign(legend!, { side: ['chapter-three'] }))).toThrow('side quest');
    expect(
      wrong((data) => Object.assign(data, { log: [{ quest: 'chapter-two', slot: 'story', won: 'heroes' }] })),
    ).toThrow('cannot come after');
    expect(wrong((data) => Object.assign(data, { over: 'heroes' }))).toThrow('over');
    expect(read(legacy)).toEqual(JSON.parse(JSON.stringify(legacy)));
  });

  it('of before there were such campaigns is read as one with an overlord', () => {
    const legacy = left(onTheMap(), 'chapter-one');
    const { legend, ...old } = dataOf(legacy);
    expect(legend).not.toBeNull();
    expect(() => game.campaign!.read({ version: 1, data: old } as never, 1)).toThrow('There is no campaign');
  });
});

describe('a campaign that programs play', () => {
  it('comes to its end through all its chapters, and what it leaves always adds up', () => {
    let legacy: Legacy | null = null;
    let quests = 0;
    while (!legacy || dataOf(legacy).over === null) {
      const match = matchOf({ legacy, seed: `road ${quests++}` });
      while (match.choice)
        match.answer(match.choice.seat, insight.policy(match, match.choice, null as never) as never);
      legacy = read(match.legacy!);
      expect(dataOf(legacy).legend!.story?.weeksLeft ?? 0).toBeGreaterThanOrEqual(0);
      expect(quests).toBeLessThan(12);
    }
    expect(dataOf(legacy).log.filter(({ slot }) => slot === 'story').length).toBe(3);
    expect(dataOf(legacy).log.some(({ slot }) => slot === 'side')).toBe(true);
  });
});
