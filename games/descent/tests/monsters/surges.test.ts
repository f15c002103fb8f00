import { type OpenPlaytest, Playtest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { attack, damage, figure, surges, type Table } from '../attack/kit.ts';
import { hero, type Words } from '../position.ts';
import { has } from '../table.ts';
import { activated, EVERY, figureOf, lair, type Which } from './kit.ts';

/** Played as written only: the ways of playing attacks are compared elsewhere. */
const open: OpenPlaytest = (start) => new Playtest(start, 'straight');

type Ranks = readonly [
  act1minion: readonly string[],
  act1master: readonly string[],
  act2minion: readonly string[],
  act2master: readonly string[],
];

/** The surge abilities of the monsters of the base box, as published: minion and master of act 1, then of act 2. */
const PUBLISHED: { readonly [monster: string]: Ranks } = {
  Barghest: [['+1 damage'], ['+2 damage'], ['+2 damage'], ['+2 damage']],
  'Cave Spider': [
    ['Poison', '+1 damage'],
    ['Poison', '+2 damage'],
    ['Poison', '+2 damage'],
    ['Poison', '+2 damage', '+1 damage'],
  ],
  Elemental: [
    ['Fire', 'Earth', 'Water', 'Air'],
    ['Fire', 'Earth', 'Water', 'Air'],
    ['Fire', 'Earth', 'Water', 'Air'],
    ['Fire', 'Earth', 'Water', 'Air'],
  ],
  Ettin: [['+2 damage'], ['+3 damage'], ['+1 damage'], ['+2 damage']],
  'Flesh Moulder': [
    ['Mend 1', '+1 damage'],
    ['Mend 2', '+2 damage'],
    ['Mend 2', '+2 damage'],
    ['Mend 3', '+3 damage'],
  ],
  'Goblin Archer': [
    ['+1 range', '+1 damage'],
    ['+2 range', '+2 damage'],
    ['+2 range', '+2 damage'],
    ['+3 range', '+2 damage'],
  ],
  Merriod: [
    ['Immobilize', '+1 damage'],
    ['Immobilize', '+2 damage'],
    ['Immobilize', '+2 damage'],
    ['Immobilize', '+3 damage'],
  ],
  'Shadow Dragon': [['+1 damage'], ['Fire Breath', '+2 damage'], ['+2 damage'], ['Fire Breath', '+3 damage']],
  Zombie: [
    ['Disease', '+1 damage'],
    ['Disease', '+1 damage'],
    ['Disease', '+2 damage'],
    ['Disease', '+2 damage'],
  ],
};

/** One surge on the blue die; the others show 1 damage each, and the yellow ones also 1 range. */
const others = (name: string, which: Which, colour: string): number =>
  figureOf(name, which).arms!.dice.filter((die) => die === colour).length;
const damageOf = (name: string, which: Which): number =>
  2 + others(name, which, 'red') + others(name, which, 'yellow');
const rangeOf = (name: string, which: Which): number => 2 + others(name, which, 'yellow');

/** M attacks H, who is so far away; a master is near, so that also cowards spend surges. */
function assault(name: string, which: Which, far: number, more: Words = {}): Table {
  const right = `${'.'.repeat(far - 1)}H${'.'.repeat(7 - far)}`;
  const last = name === 'Elemental' ? '.......' : 'L......';
  const several = (face: string): string => Array(6).fill(face).join(' ');
  const t = activated(open, name, which, {
    map: lair(name, far === 1 ? 'HA.B...' : right, '.......', last),
    figures: {
      H: hero({ health: 20 }),
      ...(far === 1 && { A: hero({ health: 20 }), B: hero({ health: 20 }) }),
      ...(name !== 'Elemental' && { L: { monster: 'Zombie', rank: 'master' } }),
    },
    shown: {
      blue: '2-2-1 3-2-0',
      red: several('0-1-0'),
      yellow: several('1-1-0'),
      gray: '0 3 0',
      black: '4',
    },
    ...more,
  });
  attack(t, 'target:H');
  return t.offered.includes('no-more-targets') ? t.choose('no-more-targets') : t;
}

const GIVES = { Poison: 'poisoned', Immobilize: 'immobilized', Disease: 'diseased' } as const;

/** Spends the surge on the ability at this place, and looks what it has done. */
function check(name: string, which: Which, surge: string, place: number): void {
  const plain = damageOf(name, which);
  const spend = (t: Table): Table => t.choose(`surge:own:${place}`);
  const [, more, what] = /^\+(\d) (damage|range)$/.exec(surge) ?? [];
  const [, mended] = /^Mend (\d)$/.exec(surge) ?? [];
  if (what === 'range') {
    const far = rangeOf(name, which) + Number(more);
    // Short by as much as the surge gives: it is the only one that is offered now.
    const t = assault(name, which, far);
    expect(surges(t)).toEqual([`surge:own:${place}`]);
    expect(damage(spend(t), 'H')).toBe(plain);
  } else if (what === 'damage')
    expect(damage(spend(assault(name, which, 1)), 'H')).toBe(plain + Number(more));
  else if (mended) {
    const t = spend(assault(name, which, 1, { monster: { damage: 3 } }));
    expect([damage(t, 'M'), damage(t, 'H')]).toEqual([3 - Number(mended), plain]);
  } else if (surge in GIVES) {
    const condition = GIVES[surge as keyof typeof GIVES];
    expect(has(assault(name, which, 1).choose('no-more-surges'), 'H', condition)).toBe(false);
    expect(has(spend(assault(name, which, 1)), 'H', condition)).toBe(true);
  } else ELEMENTS[surge]!(spend(assault(name, which, 1)), plain);
}

const ELEMENTS: { readonly [surge: string]: (t: Table, plain: number) => void } = {
  // The attack inside rolls its own dice; the hero's die shows 3 then.
  Fire: (t, plain) => expect(damage(t, 'H')).toBe(plain + plain - 3),
  Earth: (t) => expect(has(t, 'H', 'immobilized')).toBe(true),
  Water: (t) => expect(figure(t, 'H').fatigue).toBe(2),
  Air: (t) => expect((t.state.zones.lasting ?? []).map(({ def }) => def)).toEqual(['air']),
  'Fire Breath': (t, plain) => {
    t.choose('space:e1', 'space:f1', 'space:g1');
    t.choose(t.offered);
    // A's die shows 3, and B's none.
    expect(['H', 'A', 'B'].map((one) => damage(t, one))).toEqual([plain, Math.max(0, plain - 3), plain]);
  },
};

describe('each surge of each monster, rank and act', () => {
  for (const [name, ranks] of Object.entries(PUBLISHED))
    for (const [at, which] of EVERY.entries())
      it(`${name}, ${which.rank} of act ${which.act}: ${ranks[at]!.join(', ')}`, () => {
        expect(surges(assault(name, which, 1))).toHaveLength(ranks[at]!.length);
        for (const [place, surge] of ranks[at]!.entries()) check(name, which, surge, place);
      });
});
