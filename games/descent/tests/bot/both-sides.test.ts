import { createMatch, createRandom, seatOf } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { thinker } from '../../bot/thinker.ts';
import { game } from '../../rules/index.ts';

/** Milliseconds: machines that run many tests at once are slow. */
const PATIENCE = 120_000;

it(
  'answers every question of a match for both sides, and its answers are legal',
  () => {
    const seats = ['Olga', 'Ada', 'Ben'];
    const match = createMatch({ game, seats, seed: 7, options: { quest: 'first-blood' } as never });
    const random = createRandom('both sides');
    while (match.choice)
      match.answer(match.choice.seat, thinker.answer(seatOf(match, match.choice, random)) as string);
    expect(['heroes', 'overlord']).toContain(match.over!.result);
  },
  PATIENCE,
);
