import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { cardDef } from '../../rules/catalogue.ts';
import { game } from '../../rules/index.ts';
import { gearOf, heroFigure, skillsOf } from '../../rules/pieces.ts';
import { zone } from '../quest/kit.ts';
import {
  dataOf,
  goOn,
  leftBy,
  plainAnswer,
  played,
  playOut,
  playTo,
  START,
  type Table,
  withSmallCampaign,
} from './kit.ts';

withSmallCampaign();

const buys = (t: Table): string[] => t.offered.filter((id) => id.startsWith('buy:')).map((id) => id.slice(4));
const gold = (t: Table): number => t.state.campaign!.gold;
const H = 'heroes';
const O = 'overlord';

describe('a new campaign', () => {
  ruleTest(
    'begins with the introduction, without a Campaign phase or a journey, at the basic level [D2-CAMP-08, D2-TRAVEL-04, D2-SETUP-25, D2-ACT-03, D2-QUEST-04]',
    (open) => {
      const t = goOn(open, undefined);
      expect([t.prompt, t.state.quest, t.state.level, t.state.act]).toEqual([
        'd2.ask.hero',
        'start',
        'basic',
        1,
      ]);
      playTo(t, 'd2.ask.next-hero');
      expect([t.state.phase, t.state.campaign!.journey]).toEqual(['hero', null]);
    },
  );

  it('leaves who plays what and what they have, and the next match begins with it [D2-SETUP-22, D2-SETUP-23, D2-SETUP-24, D2-CAMP-25]', () => {
    const first = playOut(undefined);
    const { log, heroes, overlord, over } = dataOf(first);
    expect([log, over, overlord.owned.length]).toEqual([[START], null, 15]);
    const second = dataOf(playOut(JSON.parse(JSON.stringify(first))));
    expect(second.heroes.map(({ hero, class: id }) => [hero, id])).toEqual(
      heroes.map(({ hero, class: id }) => [hero, id]),
    );
    expect(second.log).toHaveLength(2);
    expect(JSON.stringify(second).length).toBeLessThan(4000);
  });
});

describe('the Campaign phase', () => {
  ruleTest(
    'goes from gold to the journey in eight steps, without a question when a quest is won [D2-CAMP-26, D2-CAMP-33, D2-TRAVEL-03]',
    (open) => {
      const t = goOn(open, leftBy([START], { found: ['health-potion'] }));
      const asked: string[] = [];
      while (t.state.phase !== 'hero') {
        if (asked.at(-1) !== t.prompt) asked.push(t.prompt);
        t.choose(plainAnswer(t.match));
      }
      // What is asked in steps 4, 5, 6 and 7, in their order, and nothing of an earlier step after a later one.
      const steps = [
        'd2.ask.shop',
        'd2.ask.learn',
        'd2.ask.overlord-spends',
        'd2.ask.next-quest',
        'd2.ask.put',
      ];
      expect(asked.filter((prompt) => steps.includes(prompt))).toEqual(steps);
      expect(asked.indexOf('d2.ask.way')).toBe(asked.length - 1);
      const told = t.log.map(({ key }) => key);
      const places = ['d2.log.gold', 'd2.log.clean-up', 'd2.log.xp', 'd2.log.quest', 'd2.log.put'].map(
        (key) => told.indexOf(key),
      );
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(places[0]).toBeGreaterThanOrEqual(0);
    },
  );

  ruleTest(
    'sets the next quest up as any quest is set up: map, heroes, monsters and a hand [D2-CAMP-42]',
    (open) => {
      const t = goOn(open, leftBy(), 'd2.ask.way');
      const figures = (t.state.zones.map ?? []).map(({ def }) => def);
      expect(figures.filter((def) => def.endsWith('@figure')).length).toBe(2);
      expect(figures.filter((def) => def.startsWith('zombie')).length).toBe(1);
      expect([zone(t, 'groups'), zone(t, 'search-deck').length, zone(t, 'tokens').length]).toEqual([
        ['zombie'],
        12,
        2,
      ]);
      expect([zone(t, 'hand:0').length, zone(t, 'hand:0').length + zone(t, 'deck:0').length]).toEqual([
        2, 15,
      ]);
      expect(zone(t, 'quest').length).toBe(1);
    },
  );

  ruleTest('lets a hero buy as many skills as XP are there for [D2-CLASSCARD-12]', (open) => {
    const log = [START, played('one', H), played('two', H), played('three', O)];
    const t = goOn(open, leftBy(log, { heroes: { 0: { xp: 3 }, 1: { xp: 3 } } }), 'd2.ask.learn');
    const before = skillsOf(t.state, 0).length;
    const bought = ['buy:berserker-brute', 'buy:berserker-charge'];
    for (const id of bought) {
      while (!t.offered.includes(id)) t.choose('pass');
      t.choose(id);
    }
    expect([skillsOf(t.state, 0).length - before, t.state.campaign!.xp[0]]).toEqual([2, 1]);
  });

  ruleTest(
    'pays for Search cards, used or not, and puts them back [D2-CAMP-27, D2-CAMP-28, D2-SEARCH-23, D2-SHOP-07]',
    (open) => {
      const found = ['curse-doll', 'health-potion', 'health-potion', 'fire-flask', 'nothing'];
      const t = goOn(open, leftBy([played('start', O, 'introduction')], { found }), 'd2.ask.shop');
      expect([gold(t), t.state.campaign!.found]).toEqual([150, []]);
      playTo(t, 'd2.ask.next-hero');
      expect(t.state.zones['search-deck']).toHaveLength(12);
    },
  );

  it('leaves nothing of damage, fatigue and conditions, and the overlord has all his cards together [D2-CAMP-29, D2-CAMP-30, D2-CAMP-31, D2-CAMP-32, D2-COND-10]', () => {
    const left = dataOf(playOut(leftBy()));
    expect(left.overlord.owned).toHaveLength(15);
    expect(Object.keys(left.heroes[0]!).sort()).toEqual(['class', 'fortune', 'gear', 'hero', 'skills', 'xp']);
  });

  ruleTest('heals heroes before the next quest begins [D2-CAMP-29, D2-CAMP-30]', (open) => {
    const t = playTo(goOn(open, leftBy()), 'd2.ask.next-hero');
    const harm = [0, 1]
      .map((hero) => heroFigure(t.state, hero))
      .map(({ damage, fatigue }) => damage + fatigue);
    expect([harm, t.state.zones.conditions ?? []]).toEqual([[0, 0], []]);
  });

  ruleTest(
    'gives XP to everybody, gold to heroes who have won, and XP more to an overlord who has [D2-CAMP-33, D2-XP-01, D2-XP-05, D2-SHOP-08]',
    (open) => {
      const won = goOn(open, leftBy([START]), 'd2.ask.shop').state.campaign!;
      expect([won.xp, won.overlordXp, won.gold]).toEqual([[1, 1], 1, 50]);
      const lost = goOn(open, leftBy([played('start', O, 'introduction')]), 'd2.ask.shop').state.campaign!;
      expect([lost.xp, lost.overlordXp, lost.gold]).toEqual([[1, 1], 2, 0]);
    },
  );
});

describe('the shopping step', () => {
  const rich = (log = [START], changes = {}) => leftBy(log, { gold: 1000, ...changes });

  ruleTest(
    'shows five random cards of the act, of which heroes buy what their gold is enough for [D2-CAMP-37, D2-SHOP-01, D2-SHOP-04, D2-SHOP-09, D2-SHOP-10, D2-SETUP-26, D2-SETUP-27]',
    (open) => {
      const t = goOn(open, rich(), 'd2.ask.shop');
      const shown = zone(t, 'shop');
      expect([shown.length, buys(t)]).toEqual([5, [...new Set(shown)]]);
      expect(shown.every((id) => id.endsWith('act-1'))).toBe(true);
      const price = (id: string): number =>
        (t.match.choice!.kind === 'one' ? t.match.choice!.among : [])
          .map((one) => one as { do: string; card?: { def: string }; gold?: number })
          .find((one) => one.card?.def === id)!.gold!;
      const [first] = shown;
      const cost = price(first!);
      t.choose(`buy:${first}`);
      expect([gold(t), zone(t, 'gear:h0').at(-1), t.asked]).toEqual([1050 - cost, first, 2]);
      expect(buys(t)).toEqual([...new Set(shown.slice(1))]);
    },
  );

  ruleTest('closes what is too dear, and keeps gold that is not spent [D2-SHOP-10, D2-SHOP-14]', (open) => {
    const t = goOn(open, leftBy([START], { gold: 25 }), 'd2.ask.shop');
    const dear = t.closed.map(({ id, rule }) => [id.split(':')[0], rule]);
    expect(dear.length + buys(t).length).toBe(new Set(zone(t, 'shop')).size);
    expect(dear.length).toBeGreaterThan(0);
    expect(new Set(dear.map(String))).toEqual(new Set(['buy,D2-SHOP-10']));
    playTo(t);
    expect(dataOf(t.match.legacy!).gold).toBe(75);
  });

  ruleTest(
    'takes cards for half their price, each rounded down to 25 gold, and starting equipment for 25 [D2-CAMP-36, D2-SHOP-11, D2-SHOP-12, D2-SHOP-17]',
    (open) => {
      const gear = ['crossbow-act-1', 'iron-shield-act-1', 'heavy-cloak-act-1'].map((card) => ({
        card,
        worn: false,
      }));
      const axe = { card: 'berserker-chipped-greataxe', worn: true };
      const t = goOn(open, leftBy([START], { heroes: { 0: { gear: [axe, ...gear] } } }), 'd2.ask.shop');
      const worth: number[] = [];
      for (const def of [
        'crossbow-act-1',
        'iron-shield-act-1',
        'heavy-cloak-act-1',
        'berserker-chipped-greataxe',
      ]) {
        const before = gold(t);
        const card = gearOf(t.state, 0).find((one) => one.def === def)!;
        t.choose(`sell:${card.id}`);
        worth.push(gold(t) - before);
        if (t.asked === 2) t.choose('pass');
      }
      // 175, 50, 75 and nothing: half of 175 is 87.5, half of 75 is 37.5.
      expect(worth).toEqual([75, 25, 25, 25]);
      playTo(t);
      const { box, heroes } = dataOf(t.match.legacy!);
      expect([box, heroes[0]!.gear]).toEqual([['berserker-chipped-greataxe'], []]);
    },
  );

  ruleTest(
    'puts sold cards of the act back into its deck, and what was not bought [D2-SHOP-15, D2-SHOP-16]',
    (open) => {
      const one = { card: 'crossbow-act-1', worn: false };
      const t = goOn(open, leftBy([START], { heroes: { 0: { gear: [one] } } }), 'd2.ask.shop');
      const all = zone(t, 'shop').length + zone(t, 'shop-deck').length;
      t.choose(`sell:${gearOf(t.state, 0)[0]!.id}`);
      const next = goOn(open, playTo(t).match.legacy!, 'd2.ask.shop');
      expect(zone(next, 'shop').length + zone(next, 'shop-deck').length).toBe(all + 1);
    },
  );

  ruleTest(
    'asks only a hero’s own player to sell or give that hero’s things [D2-CAMP-70, D2-TRADE-02]',
    (open) => {
      const of = (card: string) => ({ gear: [{ card, worn: false }] });
      const t = goOn(
        open,
        leftBy([START], { heroes: { 0: of('crossbow-act-1'), 1: of('sling-act-1') } }),
        'd2.ask.shop',
      );
      const cards = [0, 1].map((hero) => gearOf(t.state, hero)[0]!.id);
      const about = (): string[] => t.offered.filter((id) => /^(sell|give)/.test(id));
      expect([t.asked, about()]).toEqual([1, [`sell:${cards[0]}`, `give:${cards[0]}-Leoric of the Book`]]);
      t.choose(`give:${cards[0]}-Leoric of the Book`);
      expect([t.asked, zone(t, 'gear:h1')]).toEqual([2, ['sling-act-1', 'crossbow-act-1']]);
      expect(about().length).toBe(4);
    },
  );

  ruleTest('lets heroes trade until the journey begins [D2-TRADE-02]', (open) => {
    const gear = [{ card: 'crossbow-act-1', worn: false }];
    const t = goOn(open, leftBy([START], { heroes: { 0: { gear } } }), 'd2.ask.last-trades');
    expect(t.state.phase).toBe('setup');
    t.choose(`give:${gearOf(t.state, 0)[0]!.id}-Leoric of the Book`);
    playTo(t, 'd2.ask.next-hero');
    expect(zone(t, 'gear:h1')).toContain('crossbow-act-1');
  });

  ruleTest('neither sells relics nor takes them [D2-RELIC-02, D2-RELIC-03]', (open) => {
    const gear = [{ card: 'dawnblade-hero', worn: false }];
    const t = goOn(open, rich([START], { heroes: { 0: { gear } } }), 'd2.ask.shop');
    expect(t.offered.some((id) => id.startsWith('sell:'))).toBe(false);
    expect(t.closed.map(({ rule }) => rule)).toContain('D2-RELIC-03');
    const all = [...zone(t, 'shop'), ...zone(t, 'shop-deck')];
    expect(all.some((id) => id.endsWith('-hero'))).toBe(false);
  });

  ruleTest('shows all cards of a deck that has fewer than five [D2-SHOP-19]', (open) => {
    const t = goOn(open, rich(), 'd2.ask.shop');
    const all = [...zone(t, 'shop'), ...zone(t, 'shop-deck')];
    const out = all.slice(0, -3);
    const few = goOn(open, rich([START], { box: out }), 'd2.ask.shop');
    expect([zone(few, 'shop').sort(), zone(few, 'shop-deck')]).toEqual([all.slice(-3).sort(), []]);
  });
});

const THREE = [START, played('one', H), played('two', H), played('three', H)];
const MIDDLE = [...THREE, played('middle-a', H, 'interlude')];

describe('after the Interlude', () => {
  ruleTest(
    'all cards of Act I are on offer, things may be sold, and then Act II begins [D2-INTER-01, D2-INTER-04, D2-INTER-05, D2-INTER-06, D2-INTER-07, D2-INTER-13, D2-INTER-14, D2-ACT-04, D2-SHOP-04, D2-SHOP-06]',
    (open) => {
      const t = goOn(open, leftBy(MIDDLE, { gold: 2000 }), 'd2.ask.shop');
      const act1 = [...zone(t, 'shop')];
      expect([act1.every((id) => id.endsWith('act-1')), zone(t, 'shop-deck'), t.state.act]).toEqual([
        true,
        [],
        1,
      ]);
      expect(buys(t).length).toBe(new Set(act1).size);
      expect(t.offered.some((id) => id.startsWith('sell:'))).toBe(true);
      playTo(t, 'd2.ask.learn');
      expect(t.state.act).toBe(2);
      playTo(t, 'd2.ask.next-hero');
      expect((t.state.zones.map ?? []).some(({ def }) => def === 'zombie/2/minion')).toBe(true);
    },
  );

  ruleTest('an Interlude itself is played with components of Act I [D2-INTER-02]', (open) => {
    const t = goOn(open, leftBy(THREE), 'd2.ask.next-hero');
    expect([t.state.quest, t.state.act]).toEqual(['middle-a', 1]);
    expect((t.state.zones.map ?? []).some(({ def }) => def === 'zombie/1/minion')).toBe(true);
  });

  ruleTest(
    'cards of Act II are sold after a quest of Act II; those of Act I stay with the heroes, and are out when they are sold [D2-SHOP-05, D2-INTER-09, D2-INTER-10]',
    (open) => {
      const log = [...MIDDLE, played('one-left', H, 'act-2')];
      const gear = [{ card: 'crossbow-act-1', worn: false }];
      const t = goOn(open, leftBy(log, { gold: 2000, heroes: { 0: { gear } } }), 'd2.ask.shop');
      expect(zone(t, 'shop').every((id) => id.endsWith('act-2'))).toBe(true);
      expect(zone(t, 'gear:h0')).toEqual(['crossbow-act-1']);
      t.choose(`sell:${gearOf(t.state, 0)[0]!.id}`);
      expect(t.state.campaign!.box).toEqual(['crossbow-act-1']);
    },
  );
});

describe('step 5', () => {
  const after = (log = [START, played('one', H)], changes = {}) => leftBy(log, changes);

  ruleTest(
    'lets each hero learn skills with XP of the own, and then the overlord buy cards, which everybody knows [D2-CAMP-38, D2-CAMP-39, D2-CAMP-69, D2-XP-08, D2-OVCARD-42]',
    (open) => {
      const t = goOn(
        open,
        after([START, played('one', O)], { heroes: { 0: { xp: 1 }, 1: { xp: 1 } }, overlord: { xp: 1 } }),
        'd2.ask.learn',
      );
      expect([t.asked, t.state.campaign!.xp]).toEqual([1, [2, 2]]);
      t.choose('buy:berserker-charge');
      expect([t.asked, t.state.campaign!.xp]).toEqual([2, [0, 2]]);
      expect(skillsOf(t.state, 0).map(({ def }) => def)).toContain('berserker-charge');
      // The first hero has nothing left to spend and nothing to give, and is not asked again.
      t.choose('pass');
      expect([t.asked, t.prompt, t.state.campaign!.overlordXp]).toEqual([0, 'd2.ask.overlord-spends', 3]);
      const [card] = buys(t);
      t.choose(`buy:${card}`);
      expect(zone(t, 'owned')).toContain(card);
      expect(JSON.stringify(t.view(1).zones.owned)).toContain(card);
      const price = cardDef(t.state, { def: card! }).xp!;
      expect(t.state.campaign!.overlordXp).toBe(3 - price);
      playTo(t);
      expect(dataOf(t.match.legacy!).overlord.owned).toContain(card);
    },
  );

  ruleTest('lets nobody buy who has no XP [D2-XP-08]', (open) => {
    const t = goOn(open, leftBy([START]), 'd2.ask.learn');
    expect(buys(t).every((id) => cardDef(t.state, { def: id }).xp === 1)).toBe(true);
  });
});

describe('the choice of the next quest', () => {
  ruleTest('is any hero’s, when the heroes have won [D2-CAMP-41, D2-CAMP-70]', (open) => {
    const t = goOn(open, leftBy([START]), 'd2.ask.next-quest');
    expect(t.match.choice!.seats).toEqual([1, 2]);
    expect(t.offered).toEqual(['one', 'two', 'three', 'four', 'five'].map((id) => `quest:${id}`));
    t.answer(2, 'quest:two');
    expect(t.state.quest).toBe('two');
  });

  ruleTest('is the overlord’s, when he has won [D2-CAMP-41, D2-CAMP-13]', (open) => {
    const t = goOn(open, leftBy([START, played('three', O)]), 'd2.ask.next-quest');
    expect([t.asked, t.match.choice!.seats, t.offered.length]).toEqual([0, undefined, 4]);
  });
});

describe('the end', () => {
  it('comes with the Finale, whose winner has won the campaign [D2-FINALE-04, D2-FINALE-02]', () => {
    const log = [...MIDDLE, ...['one', 'two', 'three'].map((id) => played(`${id}-left`, H, 'act-2'))];
    const last = playOut(leftBy(log));
    expect([dataOf(last).over, dataOf(last).log.at(-1)]).toEqual([H, played('end-a', H, 'finale')]);
    expect(game.campaign!.next!(last, {}, 3)).toBeNull();
    expect(() => playOut(last)).toThrow('This campaign is over.');
  });
});
