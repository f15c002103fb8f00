import { createMatch, createRandom, randomAnswer, seatOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { habit } from '../../bot/habit.ts';
import { thinker } from '../../bot/thinker.ts';
import { content } from '../../content/index.ts';
import { game } from '../../rules/index.ts';
import type { Side } from '../../rules/state.ts';

/** Milliseconds: machines that run many tests at once are slow. */
const PATIENCE = 120_000;
const MOST_MATCHES = 12;

/** Who wins a match in which one side plays by habit, and the other at random. */
function winner(quest: string, heroes: number, side: Side, seed: number): string {
  const seats = ['Olga', 'Ada', 'Ben', 'Cid', 'Dot'].slice(0, heroes + 1);
  const match = createMatch({
    game,
    seats,
    seed,
    options: { quest } as never,
    checkpoints: false,
    log: false,
  });
  const random = createRandom(`either side ${seed}`);
  while (match.choice && match.count < 8000) {
    const { choice } = match;
    const isIts = (choice.seat === 0) === (side === 'overlord');
    const isSetUp = choice.topic === 'hero' || choice.topic === 'class';
    const answer = isIts && !isSetUp ? habit(match as never, choice) : randomAnswer(choice, random);
    match.answer(choice.seat, answer);
    if (match.count % 50 === 0) expect(game.faults!(match.state as never)).toEqual([]);
  }
  if (match.over)
    expect(match.over.winners).toEqual(
      match.over.result === 'overlord' ? [0] : seats.flatMap((_, seat) => (seat > 0 ? [seat] : [])),
    );
  return match.over?.result ?? 'nobody';
}

describe.each(content.quests)('$name', ({ id }) => {
  it.each([2, 3, 4])(
    'can be won by either side with %i heroes',
    (heroes) => {
      for (const side of ['heroes', 'overlord'] as const) {
        let won = false;
        for (let seed = 0; !won && seed < MOST_MATCHES; seed++) won = winner(id, heroes, side, seed) === side;
        expect(won, side).toBe(true);
      }
    },
    PATIENCE,
  );
});

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
