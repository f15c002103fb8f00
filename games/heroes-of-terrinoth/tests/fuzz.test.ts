import { createMatch, createRandom, randomAnswer } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];
const MATCHES = 12;
/** Milliseconds: machines that run many tests at once are slow. */
const PATIENCE = 60_000;

describe('random matches come to their end with nothing amiss on the way', () => {
  for (const seats of [2, 3, 4]) {
    it(
      `with ${seats} heroes`,
      () => {
        for (let seed = 0; seed < MATCHES; seed++) playOut(seats, seed);
      },
      PATIENCE,
    );
  }
});

function playOut(seats: number, seed: number): void {
  const random = createRandom(`player ${seed}`);
  const match = createMatch({ game, seats: NAMES.slice(0, seats), seed, checkpoints: false });
  while (match.choice) {
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
    expect(game.faults!(match.state)).toEqual([]);
  }
  expect(['victory', 'defeat']).toContain(match.over!.result);
}
