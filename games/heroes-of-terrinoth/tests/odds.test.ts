import { describe, expect, it } from 'vitest';
import { chanceOf } from '../rules/actions/odds.ts';

describe('the chance of successes', () => {
  it('is that half of the faces of a die are successes, and that a critical one is rolled again', () => {
    expect(chanceOf(1, 1)).toBeCloseTo(1 / 2);
    expect(chanceOf(2, 1)).toBeCloseTo(3 / 4);
    expect(chanceOf(1, 2)).toBeCloseTo(1 / 12);
    expect(chanceOf(2, 2)).toBeCloseTo(
      chanceOf(1, 2) * 2 * 0.5 + (5 / 12) ** 2 + 2 * (5 / 12) * (1 / 12) + 1 / 144,
    );
  });

  it('is certain when nothing is needed, and none without dice', () => {
    expect(chanceOf(0, 0)).toBe(1);
    expect(chanceOf(0, 1)).toBe(0);
  });
});
