import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { defenceOf, healthOf } from '../../rules/figures/characteristics.ts';
import { damage, figure, room, surges, type Table } from '../attack/kit.ts';
import { dataOf } from '../campaign/kit.ts';
import { overlords, scene } from '../overlord/kit.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';
import { foe, foes, go, inQuest, paid, plotCard, scheming, withPlots } from './kit.ts';

withPlots();

const DECK = 'The Fallen Elite';
const blade = { name: 'Blade', attack: 'melee', dice: ['blue', 'red'] };
const zombie = (rank: string, more: Words = {}) => ({ monster: 'Zombie', rank, ...more });
/** H attacks M with the blade, which deals 4 damage. */
const attacked = (open: OpenPlaytest, card: unknown, words: Words = {}): Table =>
  scene(open, [], {
    'overlord cards in play': [card],
    threat: 2,
    turn: { of: 'H' },
    shown: { blue: '3-2-0', red: '0-2-0', gray: '0', brown: '0' },
    ...words,
    figures: { H: hero({ weapons: [blade] }), ...(words.figures as Words) },
  });
const strike = { take: [/^weapon:/, 'target:M'] };

describe('Armor of Darkness', () => {
  ruleTest('adds 2 shields when a monster has been attacked', (open) => {
    const t = attacked(open, 'Armor of Darkness');
    go(t, { ...strike, use: ['Armor of Darkness'], until: () => damage(t, 'M') > 0 });
    expect([damage(t, 'M'), ...paid(t, 'Armor of Darkness')]).toEqual([2, 1, true, 0]);
  });
});

describe('Trial of Knighthood', () => {
  for (const [might, gained] of [
    [4, 2],
    [3, 0],
  ] as const)
    ruleTest(`gains ${gained} threat when a master defeats a hero with ${might} might`, (open) => {
      const t = overlords(open, [], {
        map: room('HM......', '........', '.......A'),
        figures: {
          H: {
            ...hero({ health: 3, attributes: { might, knowledge: 3, willpower: 3, awareness: 3 } }),
            acted: true,
          },
          M: zombie('master'),
        },
        'overlord cards in play': ['Trial of Knighthood'],
        threat: 1,
        shown: { blue: '3-2-0', yellow: '0-2-0', gray: '0' },
      });
      go(t, {
        use: ['Trial of Knighthood'],
        take: ['activate:M', /^weapon:/, 'target:H'],
        until: () => figure(t, 'H').zone !== 'map' && t.prompt === 'd2.ask.act',
      });
      expect(paid(t, 'Trial of Knighthood')).toEqual([gained, true, 0]);
    });
});

describe('Veteran Council', () => {
  ruleTest(
    'gains 1 threat for each master who is left when the encounter ends, once in the quest',
    (open) => {
      const t = inQuest(open, scheming(DECK, ['Veteran Council'], 4), 'one', { until: 'd2.ask.use' });
      const { threat } = t.state;
      go(t, { use: ['Veteran Council'], until: 'd2.ask.next-hero' });
      expect(paid(t, 'Veteran Council')).toEqual([threat - 1, true, 1]);
      go(t, { until: () => t.state.encounter === 1 && t.prompt === 'd2.ask.next-hero' });
      expect(paid(t, 'Veteran Council').slice(0, 2)).toEqual([threat, true]);
      expect(dataOf(go(t, {}).match.legacy!).overlord.plot!.threat).toBe(threat);
    },
  );
});

describe('Fight in Formation', () => {
  const inFormation = (open: OpenPlaytest, shown: Words): Table => {
    const t = attacked(open, 'Fight in Formation', {
      map: room('HMN.....', '..O.....', '.......A'),
      figures: { M: zombie('master'), N: zombie('minion'), O: zombie('minion') },
      shown,
    });
    return go(t, {
      ...strike,
      use: ['Fight in Formation'],
      until: () => t.prompt === 'd2.ask.act' && t.state.threat !== 2,
    });
  };
  ruleTest('adds a shield for each monster of the group beside it', (open) => {
    const t = inFormation(open, { blue: '3-2-0', red: '0-2-0', brown: '0' });
    expect([damage(t, 'M'), ...paid(t, 'Fight in Formation')]).toEqual([2, 1, true, 0]);
  });
  ruleTest('gains 1 threat when the monster suffers nothing', (open) => {
    const t = open(
      position({
        map: room('HMN.....', '..O.....', '.......A'),
        figures: {
          H: hero({ weapons: [blade] }),
          A: hero(),
          M: zombie('master'),
          N: zombie('minion'),
          O: zombie('minion'),
        },
        'overlord cards in play': ['Fight in Formation'],
        threat: 1,
        turn: { of: 'H' },
        chance: dice({ blue: '5-1-0', red: '0-1-0', brown: '0' }),
      }),
    );
    go(t, {
      ...strike,
      use: ['Fight in Formation'],
      until: () => plotCard(t, 'Fight in Formation').exhausted && t.prompt === 'd2.ask.act',
    });
    expect([damage(t, 'M'), ...paid(t, 'Fight in Formation')]).toEqual([0, 1, true, 0]);
  });
});

describe('Unkillable', () => {
  ruleTest('puts a minion where a master was defeated, for 2 threat', (open) => {
    const t = attacked(open, 'Unkillable', {
      map: room('HM......', '........', '.......A'),
      figures: { M: zombie('master', { damage: 4 }) },
    });
    go(t, { ...strike, use: ['Unkillable'], until: () => t.state.threat === 0 && t.prompt === 'd2.ask.act' });
    expect([foes(t).map(({ def, at }) => [def, at]), ...paid(t, 'Unkillable')]).toEqual([
      [['zombie/1/minion', 1]],
      0,
      true,
      0,
    ]);
  });
});

describe('Knight Training', () => {
  ruleTest('lies beside a group of small monsters when the encounter has been set up', (open) => {
    const t = inQuest(open, scheming(DECK, ['Knight Training'], 2), 'one', { until: 'd2.ask.next-hero' });
    expect(plotCard(t, 'Knight Training').on).toBe(foe(t, 'master').on);
  });
  ruleTest('rerolls a defence die of the group, and again each time while it is exhausted', (open) => {
    const t = attacked(
      open,
      { card: 'Knight Training', beside: 'M' },
      {
        map: room('HM......', '........', '.......A'),
        figures: { M: monster({ health: 20 }) },
        shown: { blue: '3-2-0 3-2-0', red: '0-2-0 0-2-0', gray: '0 2 0 3' },
        threat: 1,
      },
    );
    go(t, { ...strike, use: ['Knight Training'], until: () => damage(t, 'M') > 0 });
    expect([damage(t, 'M'), ...paid(t, 'Knight Training')]).toEqual([2, 0, true, 0]);
    go(t, { ...strike, use: ['Knight Training'], until: () => damage(t, 'M') > 2 });
    expect(damage(t, 'M')).toBe(2 + 1);
  });
});

describe('Dark Champions', () => {
  ruleTest('is exhausted for 3 threat when an encounter has been set up', (open) => {
    const t = inQuest(open, scheming(DECK, ['Dark Champions'], 4), 'one', { until: 'd2.ask.use' });
    const { threat } = t.state;
    const master = () => foe(t, 'master');
    const of = () => [healthOf(t.state, master()), [...defenceOf(t.state, master())]];
    expect(of()).toEqual([6, ['brown']]);
    go(t, { use: ['Dark Champions'], until: 'd2.ask.next-hero' });
    expect([of(), healthOf(t.state, foe(t, 'minion')), ...paid(t, 'Dark Champions')]).toEqual([
      [8, ['brown', 'brown']],
      3,
      threat - 3,
      true,
      3,
    ]);
  });
  ruleTest('gives attacks of masters a surge of 2 damage', (open) => {
    const t = open(
      position({
        map: room('HM......', '.......A'),
        figures: { H: hero({ health: 20 }), A: hero(), M: zombie('master') },
        'overlord cards in play': [{ card: 'Dark Champions', exhausted: true }],
        turn: { activating: 'M' },
        chance: dice({ blue: '2-2-1', yellow: '1-1-0', gray: '0' }),
      }),
    );
    go(t, { take: [/^weapon:/, 'target:H'], until: () => surges(t).length > 0 });
    const own = surges(t).find((id) => id.includes(`card:${plotCard(t, 'Dark Champions').id}`));
    go(t, { take: [own ?? surges(t).at(-1)!], until: () => damage(t, 'H') > 0 });
    expect(damage(t, 'H')).toBe(3 + 2);
  });
});

describe('Vengeful Resolve', () => {
  ruleTest('is exhausted at the end of the turn', (open) => {
    const t = overlords(open, [], {
      'overlord cards in play': [{ card: 'Vengeful Resolve', beside: 'M' }],
      threat: 1,
    });
    go(t, { use: ['Vengeful Resolve'], take: ['activate:M'], until: () => t.state.phase === 'hero' });
    expect(paid(t, 'Vengeful Resolve')).toEqual([0, true, 0]);
  });
  ruleTest('lets a hero who hurts the group suffer 1 damage while it is exhausted', (open) => {
    const t = attacked(open, { card: 'Vengeful Resolve', beside: 'M', exhausted: true });
    go(t, { ...strike, until: () => damage(t, 'M') > 0 && t.prompt === 'd2.ask.act' });
    expect([damage(t, 'M'), damage(t, 'H')]).toEqual([4, 1]);
  });
  ruleTest('does nothing to one who deals no damage', (open) => {
    const t = attacked(
      open,
      { card: 'Vengeful Resolve', beside: 'M', exhausted: true },
      {
        shown: { blue: '5-1-0', red: '0-1-0', gray: '2' },
      },
    );
    go(t, { ...strike, until: () => t.state.acting.at(-1)!.actions < 2 && t.prompt === 'd2.ask.act' });
    expect([damage(t, 'M'), damage(t, 'H')]).toEqual([0, 0]);
  });
});

describe('Refuse to Die', () => {
  ruleTest('gives a monster 2 Health more, and heals it by 2 at the start of each turn', (open) => {
    const t = overlords(open, [], {
      figures: { M: monster({ health: 9, damage: 6 }) },
      'overlord cards in play': ['Refuse to Die'],
      threat: 2,
    });
    go(t, { use: ['Refuse to Die'], until: 'd2.ask.activate' });
    expect([healthOf(t.state, figure(t, 'M')), ...paid(t, 'Refuse to Die')]).toEqual([11, 0, true, 0]);
    const hurt = damage(t, 'M');
    const { round } = t.state;
    go(t, { take: ['activate:M'], until: () => t.state.round > round && t.prompt === 'd2.ask.activate' });
    // It is still the start of the turn when it is used.
    expect([hurt, damage(t, 'M')]).toEqual([4, 2]);
  });
  ruleTest('is refreshed when that monster is defeated', (open) => {
    const t = attacked(
      open,
      { card: 'Refuse to Die', on: 'M', exhausted: true },
      {
        figures: { M: monster({ damage: 4 }) },
      },
    );
    go(t, { ...strike, until: () => figure(t, 'M').zone !== 'map' });
    expect(plotCard(t, 'Refuse to Die').exhausted).toBe(false);
  });
});
