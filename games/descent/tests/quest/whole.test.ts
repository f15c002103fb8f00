import { createMatch, createRandom, randomAnswer } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';

/** Milliseconds: machines that run many tests at once are slow. */
const PATIENCE = 120_000;
/** So many matches are enough for each side to have won one. */
const MOST = 40;

function playOut(seats: number, seed: number): string {
  const random = createRandom(`player ${seed}`);
  const match = createMatch({
    game,
    seats: ['Olga', 'Ada', 'Ben', 'Cid', 'Dot'].slice(0, seats),
    seed,
    options: { quest: 'first-blood' },
    checkpoints: false,
  });
  for (let n = 0; match.choice; n++) {
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
    if (n % 50 === 0) expect(game.faults!(match.state)).toEqual([]);
  }
  expect(match.over!.winners).toEqual(
    match.over!.result === 'overlord' ? [0] : Array.from({ length: seats - 1 }, (_, n) => n + 1),
  );
  return match.over!.result;
}

describe('First Blood', () => {
  for (const heroes of [2, 3, 4])
    it(
      `comes to its end by random players with ${heroes} heroes, and either side can win`,
      () => {
        const won = new Set<string>();
        for (let seed = 0; won.size < 2 && seed < MOST; seed++) won.add(playOut(heroes + 1, seed));
        expect([...won].sort()).toEqual(['heroes', 'overlord']);
      },
      PATIENCE,
    );
});
