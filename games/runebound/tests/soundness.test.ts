import { createMatch, createRandom } from '@questwright/kernel';
import { playRandomly, proveFile, proveNoLeak, proveReplay, proveUndo } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

const SLOW = 60_000;
const setup = (n: number) => ({ game, seats: ['Ann', 'Ben', 'Cid', 'Dot'].slice(0, 1 + (n % 4)), seed: n });

describe('a match can be taken up anywhere', () => {
  it(
    'from every checkpoint, through JSON',
    () => {
      for (const n of [0, 1, 2]) expect(proveReplay(setup(n), createRandom(n), 25)).toBeGreaterThan(3);
    },
    SLOW,
  );

  it(
    'from its file, and after every undo',
    () => {
      for (const n of [3, 4, 5]) {
        const match = playRandomly(createMatch(setup(n)), createRandom(n), proveUndo, 80);
        proveFile(match);
      }
    },
    SLOW,
  );
});

describe('nobody learns what is hidden', () => {
  it(
    'hands, decks and the fronts of trophies [RB-INFO-02, RB-INFO-03, RB-INFO-04]',
    () => {
      expect(proveNoLeak(setup, 80, 'leaks').tested).toBeGreaterThanOrEqual(80);
    },
    SLOW,
  );
});
