import { proveNoLeak, resumeTests } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

const setup = (n: number) => ({ game, seats: ['Ann', 'Ben', 'Cid', 'Dot'].slice(0, 2 + (n % 3)), seed: n });

/** Milliseconds: machines that run many tests at once are slow. */
const PATIENCE = 60_000;

resumeTests(setup, 10);

describe('nobody learns what lies face down', () => {
  it(
    'in the decks or in the shadows [HT-SPAWN-12]',
    () => {
      expect(proveNoLeak(setup, 120, 'leaks').tested).toBeGreaterThanOrEqual(120);
    },
    PATIENCE,
  );
});
