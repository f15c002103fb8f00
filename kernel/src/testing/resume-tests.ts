import { expect, it } from 'vitest';
import { createRandom } from '../generator.ts';
import { createMatch } from '../match.ts';
import type { State } from '../state.ts';
import { playRandomly, proveFile, proveReplay, proveUndo, type SetupOf } from './proofs.ts';
import { proveSharing } from './sharing.ts';

/** Milliseconds: machines that run many tests at once are slow. */
const PATIENCE = 180_000;
/** How many answers each checkpoint is followed for. */
const AHEAD = 200;

/** Tests that a match can be taken up anywhere. `every`: how many checkpoints are passed over between two tries. */
export function resumeTests<G extends State>(setup: SetupOf<G>, every: number): void {
  it(
    'a match goes on from every checkpoint, through JSON',
    () => {
      for (const n of [0, 1, 2]) {
        expect(proveReplay(setup(n), createRandom(n), every, AHEAD)).toBeGreaterThan(3);
      }
    },
    PATIENCE,
  );

  it(
    'a match leaves its checkpoints as they are, and what it shares with them changes nothing',
    () => {
      for (const n of [6, 7, 8]) proveSharing(setup(n), createRandom(n));
    },
    PATIENCE,
  );

  it(
    'a match goes on from its file, and after every undo',
    () => {
      for (const n of [3, 4, 5]) {
        proveFile(playRandomly(createMatch(setup(n)), createRandom(n), proveUndo, 80));
      }
    },
    PATIENCE,
  );
}
