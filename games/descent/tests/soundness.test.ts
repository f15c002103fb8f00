import { proveNoLeak, resumeTests } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';

const NAMES = ['Olga', 'Ada', 'Ben', 'Cid', 'Dot'];
/** Milliseconds: machines that run many tests at once are slow. */
const PATIENCE = 120_000;

/** Every quest in turn, with every number of heroes, in both acts. */
const setup = (n: number) =>
  ({
    game,
    seats: NAMES.slice(0, 3 + (n % 3)),
    seed: n,
    options: { quest: content.quests[n % content.quests.length]!.id, act: 1 + (n % 2) },
  }) as never;

/** Random matches of most quests are long, and every checkpoint is taken up again: two short ones are enough. */
const SHORT = ['the-cardinals-plight', 'the-masquerade-ball'];
resumeTests((n) => ({ ...(setup(n) as object), options: { quest: SHORT[n % 2], act: 1 } }) as never, 40);

describe('nobody learns what is hidden', () => {
  it(
    'in the hand of the overlord, or in any deck [D2-OVCARD-16]',
    () => {
      expect(proveNoLeak(setup, 16, 'leaks').tested).toBeGreaterThanOrEqual(16);
    },
    PATIENCE,
  );
});
