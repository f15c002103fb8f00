import { createMatch, createRandom } from '@questwright/kernel';
import { playRandomly, proveFile, proveNoLeak, proveReplay, proveUndo } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

const setup = (n: number) => ({ game, seats: ['Ann', 'Ben', 'Cid', 'Dot'].slice(0, 2 + (n % 3)), seed: n });

/** Milliseconds: machines that run many tests at once are slow. */
const PATIENCE = 60_000;

describe('a match can be taken up anywhere', () => {
  it(
    'from every checkpoint, through JSON',
    () => {
      for (const n of [0, 1, 2]) expect(proveReplay(setup(n), createRandom(n), 10)).toBeGreaterThan(3);
    },
    PATIENCE,
  );

  it(
    'from its file, and after every undo',
    () => {
      for (const n of [3, 4, 5]) {
        const match = playRandomly(createMatch(setup(n)), createRandom(n), proveUndo, 80);
        proveFile(match);
      }
    },
    PATIENCE,
  );
});

describe('nobody learns what lies face down', () => {
  it(
    'in the decks or in the shadows [HT-SPAWN-12]',
    () => {
      expect(proveNoLeak(setup, 120, 'leaks').tested).toBeGreaterThanOrEqual(120);
    },
    PATIENCE,
  );
});
