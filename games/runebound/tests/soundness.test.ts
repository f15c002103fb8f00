import { proveNoLeak, resumeTests } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

const SLOW = 60_000;
const setup = (n: number) => ({ game, seats: ['Ann', 'Ben', 'Cid', 'Dot'].slice(0, 1 + (n % 4)), seed: n });

resumeTests(setup, 12);

describe('nobody learns what is hidden', () => {
  it(
    'hands, decks and the fronts of trophies [RB-INFO-02, RB-INFO-03]',
    () => {
      expect(proveNoLeak(setup, 40, 'leaks').tested).toBeGreaterThanOrEqual(40);
    },
    SLOW,
  );
});
