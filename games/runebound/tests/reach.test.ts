import { createRandom } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { HEXES, NEIGHBOURS, TERRAIN_BITS } from '../rules/map/hexes.ts';
import { neededBits, reach, type Ways } from '../rules/map/reach.ts';
import { diceIn } from '../rules/offers.ts';
import { BIT, FACE_BITS, WILD_FACE } from '../rules/terrain.ts';

const ways: Ways = { bits: (hex) => TERRAIN_BITS[hex]!, river: BIT.water, stops: () => false };

/** The fewest dice to each hex, by trying every die for every step. */
function byBruteForce(from: number, faces: readonly number[]): Map<number, number> {
  const fewest = new Map<number, number>();
  const go = (at: number, spent: number): void => {
    for (const [i, hex] of NEIGHBOURS[at]!.entries()) {
      for (const [die, face] of faces.entries()) {
        if (spent & (1 << die) || (FACE_BITS[face]! & neededBits(at, i, hex, ways)) === 0) continue;
        const dice = spent | (1 << die);
        if (hex !== from) fewest.set(hex, Math.min(fewest.get(hex) ?? 99, diceIn(dice)));
        go(hex, dice);
      }
    }
  };
  go(from, 0);
  return fewest;
}

describe('the hexes that a roll reaches', () => {
  it('are those that some order of the dice leads to, with as few dice [RB-MOVE-04]', () => {
    const random = createRandom('reach');
    for (let i = 0; i < 60; i++) {
      const from = random.below(HEXES.length);
      const faces = Array.from({ length: 1 + random.below(4) }, () => random.below(FACE_BITS.length));
      const found = reach(from, faces, 0, ways).map(({ hex, dice }) => [hex, diceIn(dice)] as const);
      expect(new Map(found)).toEqual(byBruteForce(from, faces));
    }
  });

  it('are found in one walk: no hex is left twice with dice that look the same [RB-MOVE-04]', () => {
    const left = new Map<number, number>();
    const counting: Ways = {
      ...ways,
      stops: (hex) => {
        left.set(hex, (left.get(hex) ?? 0) + 1);
        return false;
      },
    };
    const found = reach(112, [WILD_FACE, WILD_FACE, WILD_FACE, WILD_FACE, WILD_FACE], 0, counting);
    expect(found.length).toBeGreaterThan(60);
    expect(left.size).toBe(found.length);
    expect(Math.max(...left.values())).toBe(1);
  });
});
