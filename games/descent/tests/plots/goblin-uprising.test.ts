import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { defenceOf, healthOf, speedOf } from '../../rules/figures/characteristics.ts';
import { monsterTraitsOf } from '../../rules/figures/monster-traits.ts';
import { damage, figure, room, type Table } from '../attack/kit.ts';
import { dataOf } from '../campaign/kit.ts';
import { overlords, scene } from '../overlord/kit.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';
import { foe, go, inQuest, paid, plotCard, scheming, usesOf, withPlots } from './kit.ts';

withPlots();

const DECK = 'Goblin Uprising';
const blade = { name: 'Blade', attack: 'melee', dice: ['blue', 'red'] };
const spider = (more: Words = {}) => ({ monster: 'Cave Spider', rank: 'minion', ...more });
const zombie = (more: Words = {}) => ({ monster: 'Zombie', rank: 'minion', ...more });
/** H attacks M, which has others beside it. */
const attacked = (open: OpenPlaytest, card: string, words: Words): Table =>
  scene(open, [], {
    'overlord cards in play': [card],
    threat: 1,
    turn: { of: 'H' },
    shown: { blue: '3-2-0', red: '0-2-0', gray: '0', brown: '0' },
    ...words,
    figures: { H: hero({ weapons: [blade] }), ...(words.figures as Words) },
  });

describe('Spirited Retreat', () => {
  ruleTest('moves a small wilderness monster 1 space before its move, and again near a hero', (open) => {
    const t = open(
      position({
        map: room('M.......', '.......H'),
        figures: { H: hero(), M: spider() },
        'overlord cards in play': ['Spirited Retreat'],
        threat: 1,
        turn: { activating: 'M' },
      }),
    );
    go(t.choose('action:move'), { use: ['Spirited Retreat'], until: () => t.state.threat === 0 });
    t.choose(t.offered.find((id) => id.endsWith('b1'))!);
    expect(t.state.acting.at(-1)!.points.reduce((sum, { left }) => sum + left, 0)).toBe(4);
    for (const space of ['c1', 'd1', 'e1']) t.choose(t.offered.find((id) => id.endsWith(space))!);
    go(t, { take: ['stop'], until: () => t.prompt === 'd2.ask.use' });
    expect([usesOf(t, 'Spirited Retreat').length, ...paid(t, 'Spirited Retreat')]).toEqual([1, 0, true, 0]);
    t.choose(usesOf(t, 'Spirited Retreat')[0]!);
    t.choose(t.offered.find((id) => id.endsWith('d1'))!);
    expect(figure(t, 'M').at).toBe(3);
  });
  ruleTest('is not offered for a monster of another trait', (open) => {
    const t = open(
      position({
        map: room('M.......', '.......H'),
        figures: { H: hero(), M: zombie() },
        'overlord cards in play': ['Spirited Retreat'],
        threat: 1,
        turn: { activating: 'M' },
      }),
    );
    expect(usesOf(t.choose('action:move'), 'Spirited Retreat')).toEqual([]);
  });
});

describe('Feral Instincts', () => {
  ruleTest('gives a group the trait wilderness for the encounter', (open) => {
    const t = inQuest(open, scheming(DECK, ['Feral Instincts'], 4), 'one', { until: 'd2.ask.use' });
    const { threat } = t.state;
    go(t, { use: ['Feral Instincts'], until: 'd2.ask.next-hero' });
    expect([monsterTraitsOf(t.state, foe(t, 'minion')), ...paid(t, 'Feral Instincts')]).toEqual([
      ['cursed', 'building', 'wilderness'],
      threat - 1,
      false,
      1,
    ]);
    go(t, { until: () => t.state.encounter === 1 && t.prompt === 'd2.ask.next-hero' });
    expect(monsterTraitsOf(t.state, foe(t, 'minion'))).toEqual(['cursed', 'building']);
  });
});

describe('Overfed', () => {
  ruleTest('is exhausted when an encounter has been set up, and refreshed at its end', (open) => {
    const t = inQuest(open, scheming(DECK, ['Overfed'], 4), 'one', { until: 'd2.ask.use' });
    const { threat } = t.state;
    go(t, { use: ['Overfed'], until: 'd2.ask.next-hero' });
    expect(paid(t, 'Overfed')).toEqual([threat - 1, true, 1]);
    go(t, { until: () => t.state.encounter === 1 && t.prompt === 'd2.ask.next-hero' });
    expect(plotCard(t, 'Overfed').exhausted).toBe(false);
  });
  ruleTest('gives wilderness monsters 2 Health more and 1 Speed less while it is exhausted', (open) => {
    const table = (exhausted: boolean): Table =>
      open(
        position({
          map: room('MN.....H'),
          figures: { H: hero(), M: spider(), N: zombie() },
          'overlord cards in play': [{ card: 'Overfed', exhausted }],
        }),
      );
    const of = (t: Table, letter: string) => [
      healthOf(t.state, figure(t, letter)),
      speedOf(t.state, figure(t, letter)),
    ];
    expect([of(table(true), 'M'), of(table(true), 'N')]).toEqual([
      [5, 3],
      [3, 3],
    ]);
    expect(of(table(false), 'M')).toEqual([3, 4]);
  });
});

describe('Meat Shield', () => {
  ruleTest('lets a monster beside it suffer all of the damage instead', (open) => {
    const t = attacked(open, 'Meat Shield', {
      map: room('HMN.....', '........', '.......A'),
      figures: { M: monster(), N: monster() },
    });
    go(t, {
      use: ['Meat Shield'],
      take: [/^weapon:/],
      until: () => t.state.threat === 0 && t.prompt === 'd2.ask.act',
    });
    expect([damage(t, 'M'), damage(t, 'N'), ...paid(t, 'Meat Shield')]).toEqual([0, 4, 0, true, 0]);
  });
});

describe('Emergency Rations', () => {
  for (const [who, left] of [
    [spider({ damage: 2 }), 0],
    [zombie({ damage: 2 }), 1],
  ] as const)
    ruleTest(
      `heals ${who.monster} by a red die${left === 0 ? ', and 1 more in the wilderness' : ''}`,
      (open) => {
        const t = overlords(open, [], {
          map: room('H.M.....', '........', '.......A'),
          figures: { M: who },
          'overlord cards in play': ['Emergency Rations'],
          threat: 1,
          shown: { red: '0-1-0' },
        });
        go(t, {
          use: ['Emergency Rations'],
          until: () => t.state.threat === 0 && t.prompt === 'd2.ask.activate',
        });
        expect([damage(t, 'M'), ...paid(t, 'Emergency Rations')]).toEqual([left, 0, true, 0]);
      },
    );
});

describe('Dive Into Cover', () => {
  const dive = (open: OpenPlaytest, who: Words): Table =>
    go(
      attacked(open, 'Dive Into Cover', {
        map: room('HM......', '........', '.......A'),
        figures: { M: who },
        shown: { blue: '5-1-0', red: '0-1-0', gray: '0', brown: '0' },
      }),
      {
        use: ['Dive Into Cover'],
        take: [/^weapon:/, /space:c1|step:c1/, /space:d1|step:d1/, /space:e1|step:e1/],
        until: (t) => t.state.threat === 0 && t.prompt === 'd2.ask.act',
      },
    );
  ruleTest('lets a monster that was attacked move 3 spaces, and a wilderness one defend better', (open) => {
    const t = dive(open, spider());
    expect([figure(t, 'M').at, damage(t, 'M'), ...paid(t, 'Dive Into Cover')]).toEqual([4, 2, 0, true, 0]);
    expect(defenceOf(t.state, figure(t, 'M'))).toEqual(['gray', 'black']);
    // Until the next turn of the overlord.
    go(t, { until: 'd2.ask.activate' });
    expect(defenceOf(t.state, figure(t, 'M'))).toEqual(['gray']);
  });
  ruleTest('gives no die to a monster of another trait', (open) => {
    const t = dive(open, zombie());
    expect([figure(t, 'M').at, defenceOf(t.state, figure(t, 'M'))]).toEqual([4, ['brown']]);
  });
});

describe('Goblin Ambush', () => {
  const ambush = (open: OpenPlaytest, shown: { [colour: string]: string }): Table => {
    const t = scene(open, [], {
      map: room('H.......', '........', 'M......A'),
      figures: { H: hero() },
      'overlord cards in play': ['Goblin Ambush'],
      threat: 1,
      turn: { of: 'H', points: 3 },
      shown,
    });
    go(t.choose(t.offered.find((id) => id.startsWith('step:b1'))!), {
      use: ['Goblin Ambush'],
      until: () => t.state.threat === 0,
    });
    return go(t, { take: ['let-it-miss'], until: (u) => u.state.attacks.length === 0 });
  };
  ruleTest('attacks a hero who enters an empty space as a master goblin archer would', (open) => {
    const t = ambush(open, { blue: '4-2-0', yellow: '1-1-0', gray: '0' });
    expect([damage(t, 'H'), ...paid(t, 'Goblin Ambush')]).toEqual([3, 0, true, 0]);
  });
  ruleTest('misses with less range than 4', (open) => {
    expect(damage(ambush(open, { blue: '2-2-1', yellow: '1-1-0', gray: '0' }), 'H')).toBe(0);
  });
});

describe('Raided Armory', () => {
  ruleTest('is laid beside a group at the start of the turn for 2 threat', (open) => {
    const t = overlords(open, [], {
      map: room('H..M....', '........', '.......A'),
      figures: { M: spider() },
      'overlord cards in play': ['Raided Armory'],
      threat: 2,
    });
    go(t, { use: ['Raided Armory'], until: 'd2.ask.activate' });
    expect([plotCard(t, 'Raided Armory').on, ...paid(t, 'Raided Armory')]).toEqual([
      figure(t, 'M').on,
      0,
      true,
      0,
    ]);
  });
  for (const [who, dealt] of [
    [spider(), 2 + 1 + 1],
    [zombie(), 2 + 1],
  ] as const)
    ruleTest(`gives attacks of ${who.monster} a surge${dealt > 3 ? ' and 1 damage' : ''}`, (open) => {
      const t = open(
        position({
          map: room('HM......', '.......A'),
          figures: { H: hero({ health: 20 }), A: hero(), M: who },
          'overlord cards in play': [{ card: 'Raided Armory', beside: 'M', exhausted: true }],
          turn: { activating: 'M' },
          chance: dice({ blue: '3-2-0', red: '0-2-0', yellow: '1-1-0', gray: '0' }),
        }),
      );
      let offered = 0;
      go(t, {
        take: [/^weapon:/, 'target:H'],
        until: () => {
          offered += t.offered.some((id) => id.startsWith('surge:')) ? 1 : 0;
          return damage(t, 'H') > 0;
        },
      });
      expect([damage(t, 'H'), offered]).toEqual([dealt, 1]);
    });
  ruleTest('gives the group a shield when it defends', (open) => {
    const t = attacked(open, 'Raided Armory', {
      map: room('HM......', '........', '.......A'),
      figures: { M: monster() },
      'overlord cards in play': [{ card: 'Raided Armory', beside: 'M', exhausted: true }],
    });
    go(t, { take: [/^weapon:/], until: () => damage(t, 'M') > 0 });
    expect(damage(t, 'M')).toBe(4 - 1);
  });
});

describe('Scavenge', () => {
  ruleTest('lets monsters beside a fallen hero put tokens on the card by an action', (open) => {
    const t = overlords(open, [], {
      map: room('.M......', '.....N..', '.......A'),
      figures: {
        H: { ...hero({ health: 12, damage: 12, token: 'a1' }), acted: true },
        M: monster(),
        N: monster(),
      },
      'overlord cards in play': ['Scavenge'],
      threat: 1,
    });
    go(t, { use: ['Scavenge'], until: 'd2.ask.activate' });
    expect(paid(t, 'Scavenge')).toEqual([0, true, 0]);
    go(t, { take: ['activate:N'], until: 'd2.ask.act' });
    const scavenges = () => t.offered.filter((id) => id.includes(`${plotCard(t, 'Scavenge').id}/`));
    expect(scavenges()).toEqual([]);
    go(t.choose('end'), { take: ['activate:M'], until: 'd2.ask.act' });
    t.choose(scavenges()[0]!);
    expect(plotCard(t, 'Scavenge').tokens).toBe(1);
  });
  ruleTest('takes no more than 6 tokens', (open) => {
    const t = open(
      position({
        map: room('.M......', '.......A'),
        figures: { H: hero({ health: 12, damage: 12, token: 'a1' }), A: hero(), M: monster() },
        'overlord cards in play': [{ card: 'Scavenge', exhausted: true, tokens: 6 }],
        turn: { activating: 'M' },
      }),
    );
    expect(t.offered.filter((id) => id.includes(`${plotCard(t, 'Scavenge').id}/`))).toEqual([]);
  });
  ruleTest('turns its tokens into threat when the quest is over', (open) => {
    const t = inQuest(open, scheming(DECK, ['Scavenge'], 1), 'five', { until: 'd2.ask.next-hero' });
    const scavenging = new RegExp(`^ability:${plotCard(t, 'Scavenge').id}/`);
    go(t, { use: ['Scavenge'], take: [scavenging, scavenging] });
    const { tokens } = plotCard(t, 'Scavenge');
    expect(tokens).toBeGreaterThan(0);
    // 1 at the beginning and 1 for the quest before; 1 was spent.
    expect(dataOf(t.match.legacy!).overlord.plot!.threat).toBe(1 + 1 - 1 + tokens);
  });
});
