import { createMatch, createRandom, randomAnswer } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];
const MATCHES = 4;

describe('random matches come to their end with nothing amiss on the way', () => {
  for (const scenario of ['margath', 'corpse-king']) {
    for (const seats of [1, 2, 3, 4]) {
      it(`${scenario} with ${seats} heroes [RB-ROUND-22]`, () => {
        for (let seed = 0; seed < MATCHES; seed++) playOut(scenario, seats, seed);
      }, 60_000);
    }
  }
});

function playOut(scenario: string, seats: number, seed: number): void {
  const random = createRandom(`player ${seed}`);
  const options = { scenario };
  const match = createMatch({ game, seats: NAMES.slice(0, seats), seed, options, checkpoints: false });
  while (match.choice) {
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
    expect(game.faults!(match.state)).toEqual([]);
  }
  expect(match.over!.result).toMatch(/^(seat \d|defeat)$/);
}
