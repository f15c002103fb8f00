import { createMatch } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { advancedQuests } from '../../content/campaign/advanced-quests.ts';
import { rumorEvents } from '../../content/campaign/rumor-events.ts';
import { rumorQuests } from '../../content/campaign/rumors.ts';
import { content } from '../../content/index.ts';
import { gainsGold } from '../../rules/campaign/event-words.ts';
import { allRumors, rumorsLeft } from '../../rules/campaign/rumor-deck.ts';
import { advancedQuest, rumorEvent, rumorQuest } from '../../rules/campaign/rumor-words.ts';
import { opensAdvanced } from '../../rules/campaign/rumors.ts';
import { descentBoxes } from '../../rules/catalogue.ts';
import type { CardDefinition } from '../../rules/definitions.ts';
import { BASE_BOX } from '../../rules/ids.ts';
import { game } from '../../rules/index.ts';
import type { Descent, Piece } from '../../rules/state.ts';
import { room } from '../attack/kit.ts';
import { dice, hero, monster, position } from '../position.ts';
import { zone } from '../quest/kit.ts';
import { dataOf, goOn, leftBy, played, playTo, START, type Table, withSmallCampaign } from './kit.ts';

const box = BASE_BOX;
const questCard = (name: string, quest: string, more: Partial<CardDefinition> = {}): CardDefinition => ({
  ...rumorQuest({ name }, { box, icons: ['forest', 'mountain'], instead: name === 'Side' ? ['Way'] : [] }),
  quest,
  ...more,
});
const RUMORS = [
  questCard('Side', 'aside'),
  questCard('Way', 'aside'),
  rumorEvent({ name: 'Windfall' }, { box, effect: gainsGold(25) }),
  rumorEvent({ name: 'Late' }, { box, act: 2, effect: gainsGold(50) }),
  rumorQuest({ name: 'Not Built' }, { box, icons: [] }),
  rumorEvent({ name: 'Elsewhere' }, { box: 'Another Box', effect: gainsGold(75) }),
  { ...advancedQuest('Far', box, 'water'), quest: 'five-left' },
];
withSmallCampaign({ cards: [...content.cards, ...RUMORS], events: [] });

const H = 'heroes';
const holding = (rumors: string[], log = [START], more = {}) =>
  leftBy(log, { overlord: { rumors }, ...more });
const plays = (t: Table): string[] =>
  t.offered.map((id) => {
    const [word, card] = id.split(':');
    const piece = (t.state.zones['rumors:0'] as Piece[]).find((one) => String(one.id) === card);
    return piece ? `${word}:${piece.def}` : id;
  });
const play = (t: Table, id: string): Table => t.choose(t.offered[plays(t).indexOf(id)]!);
const MIDDLE = [
  START,
  played('one', H),
  played('two', H),
  played('three', H),
  played('middle-a', H, 'interlude'),
];

describe('the Rumor deck', () => {
  ruleTest(
    'has the Rumor cards of all boxes in use, but no advanced ones and none whose quest is missing; the overlord draws three [D2-RUMOR-01, D2-RUMOR-02, D2-RUMOR-03, D2-RUMOR-04]',
    (open) => {
      const t = goOn(open, undefined, 'd2.ask.next-hero');
      expect([...zone(t, 'rumors:0'), ...zone(t, 'rumor-deck')].sort()).toEqual([
        'card-late',
        'card-side',
        'card-way',
        'card-windfall',
      ]);
      expect(zone(t, 'rumors:0')).toHaveLength(3);
      expect(JSON.stringify(t.view(1))).not.toContain('card-');
    },
  );

  ruleTest('is not made anew of what was discarded [D2-RUMOR-05, D2-RUMOR-06]', (open) => {
    const out = { rumorsOut: ['card-way', 'card-late', 'card-windfall'] };
    const t = goOn(open, holding(['card-side'], [START], out), 'd2.ask.rumor');
    expect(zone(t, 'rumor-deck')).toEqual([]);
    play(t, 'exchange:card-side');
    expect([zone(t, 'rumors:0'), zone(t, 'rumors-out').length]).toEqual([[], 4]);
    expect(rumorsLeft(t.state, dataOf(playTo(t).match.legacy!))).toEqual([]);
  });
});

describe('playing a Rumor card', () => {
  ruleTest(
    'is asked for at the start of a phase whatever the overlord holds, and one card may be played [D2-RUMOR-07, D2-RUMOR-08, D2-RUMOR-09]',
    (open) => {
      const t = goOn(open, holding(['card-late', 'card-windfall', 'card-way']));
      expect([t.prompt, t.asked, plays(t)]).toEqual([
        'd2.ask.rumor',
        0,
        ['play:card-windfall', 'play:card-way', 'pass'],
      ]);
      play(t, 'play:card-windfall');
      expect(t.prompt).not.toBe('d2.ask.rumor');
      expect(goOn(open, holding(['card-late'])).offered).toEqual(['pass']);
    },
  );

  ruleTest('is the overlord’s alone, as playing Overlord and Plot cards is [D2-OVL-04]', (open) => {
    const t = goOn(open, holding(['card-windfall']));
    expect([t.prompt, t.match.choice!.seats ?? [t.asked]]).toEqual(['d2.ask.rumor', [0]]);
    expect(() => t.answer(1, 'play:card-windfall')).toThrow();
    const dread = { name: 'Dread', does: 'test willpower else suffer 1 damage' };
    const inQuest = open(
      position({
        map: room('H.......', '........', 'A......M'),
        figures: { H: hero({ skills: [dread] }), A: hero(), M: monster() },
        'overlord cards in play': ['Nefarious Power'],
        hand: ['Tripwire'],
        threat: 1,
        turn: { of: 'H' },
        chance: dice({ gray: '0', black: '2' }),
      }),
    );
    inQuest.choose(inQuest.offered.find((id) => id.startsWith('use:'))!);
    expect([inQuest.prompt, inQuest.asked]).toEqual(['d2.ask.use', 0]);
    inQuest.choose('pass', 'action:move', 'step:b1');
    expect([inQuest.prompt, inQuest.asked]).toEqual(['d2.ask.play', 0]);
    const [card] = inQuest.offered.filter((id) => id.startsWith('play:'));
    expect(() => inQuest.answer(1, card!)).toThrow();
  });

  ruleTest('has its effect at once [D2-RUMOR-10]', (open) => {
    const t = play(goOn(open, holding(['card-windfall'])), 'play:card-windfall');
    // 50 gold for the quest come after it.
    expect(t.logged('d2.log.gold').map(({ args }) => args?.n)).toEqual([25, 50]);
    expect(zone(t, 'rumors-out')).toEqual(['card-windfall']);
  });

  ruleTest(
    'that features a quest makes it available to whoever chooses, and its journey has the icons of the card [D2-RUMOR-11, D2-RUMOR-15, D2-RUMOR-17, D2-RUMOR-19, D2-RUMOR-20, D2-QUEST-06, D2-CITY-06, D2-TRAVEL-02]',
    (open) => {
      const t = play(goOn(open, holding(['card-way'])), 'play:card-way');
      expect(zone(t, 'quest-cards')).toEqual(['card-way']);
      playTo(t, 'd2.ask.next-quest');
      expect(t.offered).toEqual(
        [...['one', 'two', 'three', 'four', 'five'], 'aside'].map((id) => `quest:${id}`),
      );
      t.choose('quest:aside');
      playTo(t, 'd2.ask.next-hero');
      expect([t.state.campaign!.slot, t.state.campaign!.journey!.icons]).toEqual([
        'card',
        ['forest', 'mountain'],
      ]);
      expect(dataOf(playTo(t).match.legacy!).log.at(-1)).toEqual(played('aside', H, 'card'));
    },
  );
});

describe('a quest of a card', () => {
  const after = (won: 'heroes' | 'overlord') =>
    leftBy([START, played('aside', won, 'card')], { questCards: ['card-way'] });

  ruleTest(
    'gives no XP but what it lists, and its card is out when it is completed [D2-XP-06, D2-RUMOR-21, D2-RUMOR-23]',
    (open) => {
      const t = goOn(open, after(H), 'd2.ask.shop');
      expect([t.state.campaign!.xp, t.state.campaign!.overlordXp, t.state.campaign!.gold]).toEqual([
        [0, 0],
        0,
        50,
      ]);
      expect([zone(t, 'quest-cards'), zone(t, 'rumors-out')]).toEqual([[], ['card-way']]);
    },
  );

  ruleTest('need not be played before the Interlude [D2-RUMOR-22, D2-RUMOR-21]', (open) => {
    const log = MIDDLE.slice(0, 4);
    const t = goOn(open, leftBy(log, { questCards: ['card-way'] }), 'd2.ask.next-quest');
    expect(t.offered).toEqual(['quest:middle-a', 'quest:aside']);
    expect(zone(t, 'quest-cards')).toEqual(['card-way']);
  });
});

describe('when Act II begins', () => {
  ruleTest(
    'Rumor cards and Quest cards of Act I are out, and nothing replaces them [D2-RUMOR-12, D2-RUMOR-13, D2-RUMOR-14, D2-RUMOR-16]',
    (open) => {
      const legacy = leftBy(MIDDLE, {
        overlord: { rumors: ['card-side', 'card-late'] },
        questCards: ['card-way'],
      });
      const t = goOn(open, legacy, 'd2.ask.learn');
      expect([zone(t, 'rumors:0'), zone(t, 'quest-cards'), zone(t, 'rumors-out').sort()]).toEqual([
        ['card-late'],
        [],
        ['card-side', 'card-way'],
      ]);
      expect(zone(t, 'rumor-deck')).toEqual(['card-windfall']);
    },
  );

  ruleTest(
    'Advanced Quest cards that are available can be played, and not before [D2-RUMOR-27, D2-RUMOR-28, D2-RUMOR-29]',
    (open) => {
      const early = goOn(open, leftBy([START], { advanced: ['card-far'] }));
      expect(early.prompt).not.toBe('d2.ask.rumor');
      const t = goOn(open, leftBy(MIDDLE, { advanced: ['card-far'] }));
      expect(t.offered).toEqual(['play:card-far', 'pass']);
      t.choose('play:card-far');
      expect(zone(t, 'quest-cards')).toEqual(['card-far']);
      playTo(t, 'd2.ask.next-quest');
      // The card of Act II stays in play.
      expect(t.offered.some((id) => id === 'quest:five-left')).toBe(true);
      expect(opensAdvanced('card-far').text).toEqual(['d2.reward.advanced', { card: 'card-far' }]);
    },
  );
});

/** The cards of all decks in a match of a campaign with these boxes. */
function decksWith(boxes: readonly string[]): { rumors: string[]; advanced: string[] } {
  const match = createMatch({
    game,
    seats: ['Olga', 'Ada', 'Ben'],
    seed: 1,
    options: { campaign: 'small', boxes } as never,
    inCampaign: true,
  });
  const rumors = allRumors(match.state as Descent).map(({ id }) => id);
  return { rumors, advanced: rumors.filter((id) => advancedQuests.some((card) => card.id === id)) };
}

describe('the cards of later boxes', () => {
  it('are Rumor cards, 18 of them with quests, and 16 Advanced Quest cards', () => {
    expect([rumorQuests.length, rumorEvents.length, advancedQuests.length]).toEqual([18, 7, 16]);
    expect(new Set([...rumorQuests, ...rumorEvents, ...advancedQuests].map(({ id }) => id)).size).toBe(
      18 + 7 + 16,
    );
  });

  it('are in the deck with their box, if the quests that they lead to are built [D2-COLL-01]', () => {
    const quests = new Set(descentBoxes.printed.content.quests.map(({ id }) => id));
    const built = rumorQuests.filter(({ quest }) => quests.has(quest!));
    expect(built.map(({ name }) => name)).toEqual(['Gold Digger', 'Rude Awakening', "What's Yours Is Mine"]);
    expect(advancedQuests.filter(({ quest }) => quests.has(quest!)).map(({ name }) => name)).toEqual([
      'Armed to the Teeth',
      'At the Forge',
    ]);
    const theirs = [...built, ...rumorEvents.filter(({ box: of }) => of === 'Lair of the Wyrm')].map(
      ({ id }) => id,
    );
    const without = decksWith([]);
    const withLair = decksWith(['Lair of the Wyrm']);
    expect(withLair.rumors.filter((id) => !without.rumors.includes(id)).sort()).toEqual([...theirs].sort());
    expect([...without.rumors, ...withLair.rumors].filter((id) => id === 'card-not-built')).toEqual([]);
    expect([without.advanced, withLair.advanced]).toEqual([[], []]);
  });

  it('become available only where their quests are built', () => {
    const quests = new Set(descentBoxes.printed.content.quests.map(({ id }) => id));
    const opened = descentBoxes.printed.content.quests.flatMap(({ rewards }) =>
      [...rewards.heroes, ...rewards.overlord, ...rewards.always].flatMap(({ text }) =>
        text[0] === 'd2.reward.advanced' ? [(text[1] as unknown as { card: string }).card] : [],
      ),
    );
    expect(new Set(opened)).toEqual(
      new Set(advancedQuests.filter(({ quest }) => quests.has(quest!)).map(({ name }) => name)),
    );
  });
});
