import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, names, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

const card = (after: unknown) => ({ cards: [{ action: 'explore', dice: 1, after }] });
const piles = (t: Parameters<typeof names>[0], kind: string) => [
  names(t, `${kind}-deck`),
  names(t, `${kind}-discard`),
];

describe('discard piles', () => {
  ruleTest(
    'there is one for enemies, one for locations and one for exploration cards [HT-DISCARD-01]',
    (open) => {
      const t = open(
        position({
          activation: 4,
          leader: 'Ben',
          heroes: [
            {
              items: [{ name: 'Potion', abilities: [{ use: 'in activation', do: { 'gain tokens': 1 } }] }],
              cards: [{ action: 'attack', dice: 1, after: { 'draw exploration': 1 } }],
              engaged: [foe('Wolf', { health: 1, ...idle })],
            },
            {},
          ],
          shadows: [foe('Bat', idle)],
          location: { name: 'Ford', exploration: 0 },
          'location deck': [{ name: 'Bog', exploration: 5 }],
          'exploration deck': [
            { name: 'Windfall', event: { 'gain tokens': 1 } },
            { name: 'Rope', abilities: [] },
          ],
          chance: dice('success'),
        }),
      );
      pick(t, 'Potion', 'Attack', 'roll', 'travel', 'Ben');
      expect(names(t, 'enemy-discard').sort()).toEqual(['Bat', 'Wolf']);
      expect(names(t, 'location-discard')).toEqual(['Ford']);
      expect(names(t, 'exploration-discard').sort()).toEqual(['Potion', 'Windfall']);
    },
  );

  ruleTest(
    'the one of the enemies is shuffled into a new deck when theirs runs out [HT-DISCARD-02]',
    (open) => {
      const t = open(
        position({
          heroes: [card({ 'spawn in shadows': 3 }), {}],
          'enemy deck': ['Bandit'],
          'enemy discard': ['Zombie', 'Skeleton', 'Rat Swarm'],
          chance: { ...dice('blank'), 'shuffle enemies': [['skeleton', 'rat-swarm']] },
        }),
      );
      pick(t, 'Explore');
      expect(names(t, 'shadows')).toEqual(['Bandit', 'Skeleton', 'Rat Swarm']);
      expect(piles(t, 'enemy')).toEqual([['Zombie'], []]);
      expect(piece(t, 'Zombie').down).toBe(true);
    },
  );

  ruleTest('so is the one of the exploration cards [HT-DISCARD-03]', (open) => {
    const t = open(
      position({
        heroes: [card({ 'draw exploration': 3 }), {}],
        'exploration deck': ['Whetstone'],
        'exploration discard': ['Healing Potion', 'Lucky Charm', 'Coil of Rope'],
        chance: { ...dice('blank'), 'shuffle exploration': [['coil-of-rope', 'healing-potion']] },
      }),
    );
    pick(t, 'Explore');
    expect(names(t, 'items:0')).toEqual(['Whetstone', 'Coil of Rope', 'Healing Potion']);
    expect(piles(t, 'exploration')).toEqual([['Lucky Charm'], []]);
    expect(piece(t, 'Lucky Charm').down).toBe(true);
  });

  ruleTest('the one of the locations never is [HT-DISCARD-04]', (open) => {
    const t = open(
      position({
        phase: 'travel',
        heroes: [{}, {}],
        location: { name: 'Ford', exploration: 0 },
        'location deck': [{ name: 'Plain', exploration: 0 }],
        chance: dice('blank '.repeat(9)),
      }),
    );
    pick(t, 'travel', 'Ann');
    expect(piles(t, 'location')).toEqual([[], ['Ford']]);
    while (t.state.round < 3) pick(t, offers(t)[0]!); // the Plain is fully explored, and there is nowhere to go
    expect([names(t, 'location'), ...piles(t, 'location')]).toEqual([['Plain'], [], ['Ford']]);
  });

  ruleTest('tokens and conditions go to none of them, but back to the supply [HT-DISCARD-05]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            tokens: 2,
            ...card([
              { 'discard tokens': 1 },
              { 'remove condition': 'weakened' },
              { 'give condition': 'weakened' },
            ]),
            conditions: ['weakened'],
          },
          {},
        ],
        chance: dice('success'), // weakened, and with a token
      }),
    );
    const cards = Object.values(t.state.zones).flat().length;
    pick(t, 'Explore', 'spend:1');
    expect([hero(t, 0).tokens, names(t, 'conditions:0')]).toEqual([0, ['Weakened']]); // there is always another copy
    expect(Object.values(t.state.zones).flat()).toHaveLength(cards);
    expect([names(t, 'exploration-discard'), names(t, 'enemy-discard'), names(t, 'aside')]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('a deck is refilled', () => {
  ruleTest('as soon as its last card leaves it [HT-DISCARD-06]', (open) => {
    const t = open(
      position({
        heroes: [card([{ spawn: 1 }, { 'draw exploration': 1 }]), {}],
        'enemy deck': [foe('Wolf')],
        'enemy discard': [foe('Bear')],
        'exploration deck': [{ name: 'Rope', abilities: [] }],
        'exploration discard': [{ name: 'Lamp', abilities: [] }],
        chance: { ...dice('blank'), 'shuffle enemies': ['keep'], 'shuffle exploration': ['keep'] },
      }),
    );
    pick(t, 'Explore');
    expect([piles(t, 'enemy'), piles(t, 'exploration')]).toEqual([
      [['Bear'], []],
      [['Lamp'], []],
    ]);
  });

  ruleTest('at the next draw, if its discard pile was empty then [HT-DISCARD-06]', (open) => {
    const t = open(
      position({
        heroes: [card([{ spawn: 1 }, { 'discard enemy': 1 }]), card({ spawn: 1 })],
        'enemy deck': [foe('Wolf')],
        chance: { ...dice('blank blank'), 'shuffle enemies': ['keep'] },
      }),
    );
    pick(t, 'Explore');
    expect(piles(t, 'enemy')).toEqual([[], ['Wolf']]);
    pick(t, 'Explore');
    expect([...piles(t, 'enemy'), names(t, 'engaged:1')]).toEqual([[], [], ['Wolf']]);
  });

  ruleTest('without the card that is still being resolved [HT-DISCARD-06]', (open) => {
    const trail = { name: 'Trail', event: { 'draw exploration': 2 } };
    const t = open(
      position({
        heroes: [card({ 'draw exploration': 1 }), {}],
        'exploration deck': [trail],
        'exploration discard': [{ name: 'Lamp', abilities: [] }],
        chance: { ...dice('blank'), 'shuffle exploration': ['keep'] },
      }),
    );
    pick(t, 'Explore');
    expect(names(t, 'items:0')).toEqual(['Lamp']); // the second draw of the Trail finds nothing, not the Trail
    expect(piles(t, 'exploration')).toEqual([[], ['Trail']]);
    expect(t.logged('ht.log.nothing-drawn')).toHaveLength(1);
  });
});
