import { describe, expect, it } from 'vitest';
import type { Arms } from '../../rules/armament.ts';
import { harmOf, oddsOf } from '../../rules/attack/odds.ts';

const arms = (own: Partial<Arms>): Arms => ({
  type: 'melee',
  dice: ['blue'],
  surges: [],
  pierce: 0,
  reach: 1,
  blast: false,
  targets: 1,
  ...own,
});

describe('the odds of an attack', () => {
  it('are those of the die against no defence: X, three times 2 damage, twice 1', () => {
    const odds = oddsOf(arms({}), [], 1);
    expect(odds.map((chance) => Math.round(6 * chance))).toEqual([1, 2, 3]);
    expect(harmOf(odds, 2)).toEqual({ mean: expect.closeTo(8 / 6), kill: expect.closeTo(0.5) });
  });

  it('take shields off, but for those that Pierce ignores', () => {
    // A brown die has no shield on three faces, one on two, two on one.
    expect(oddsOf(arms({}), ['brown'], 1)[2]).toBeCloseTo((3 / 6) * (3 / 6));
    expect(oddsOf(arms({ pierce: 1 }), ['brown'], 1)[2]).toBeCloseTo((3 / 6) * (5 / 6));
  });

  it('spend surges on damage, and on range first where it is missing', () => {
    const surges = [
      { cost: 1, damage: 2 },
      { cost: 1, range: 2 },
    ];
    expect(oddsOf(arms({ surges }), [], 1).map((chance) => Math.round(6 * chance))).toEqual([1, 1, 2, 1, 1]);
    // Four spaces away: the face with range 2 needs its surge for range; that with range 3 misses.
    const far = oddsOf(arms({ type: 'ranged', surges }), [], 4);
    expect(far.map((chance) => Math.round(6 * chance))).toEqual([2, 1, 2, 1]);
  });
});
