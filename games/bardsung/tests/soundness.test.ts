import { createMatch, createRandom, randomAnswer } from '@questwright/kernel';
import { proveNoLeak, resumeTests } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve'];
/** Milliseconds: machines that run many tests at once are slow. */
const PATIENCE = 60_000;

/** Encounters of every kind in turn, and every sixth match a campaign from one of the chapters. */
const setup = (n: number) =>
  ({
    game,
    seats: NAMES.slice(0, 1 + (n % NAMES.length)),
    seed: n,
    options:
      n % 6 === 5
        ? { chapter: content.chapters[n % content.chapters.length]!.id }
        : { encounter: content.encounters[(7 * n) % content.encounters.length]!.id },
  }) as never;

resumeTests(setup, 4);

describe('nobody learns what lies face down', () => {
  it(
    'in any deck',
    () => {
      expect(proveNoLeak(setup, 20, 'leaks').tested).toBeGreaterThanOrEqual(20);
    },
    PATIENCE,
  );
});

it(
  'a state takes less than 40 KB as JSON, with five heroes and the decks of the last chapter, too',
  () => {
    const match = createMatch({ game, seats: NAMES, seed: 1, options: { encounter: '10e' } } as never);
    const random = createRandom('size');
    let most = 0;
    while (match.choice) {
      most = Math.max(most, Buffer.byteLength(JSON.stringify(match.state)));
      match.answer(match.choice.seat, randomAnswer(match.choice, random));
    }
    expect(most).toBeLessThan(40_000);
  },
  PATIENCE,
);
