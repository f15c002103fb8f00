import { type Answer, type Bot, createMatch, createRandom, type Game, seatOf } from '@questwright/kernel';
import type { Pair } from './plan.ts';

/** What a bot answers in all seats at the beginning of a match: whoever freezes a bot can pin it by these. */
export async function firstAnswers(
  game: Game,
  bot: Bot,
  { cell, seed }: Pair,
  count: number,
): Promise<Answer[]> {
  const seats = Array.from({ length: cell.seats }, (_, seat) => `Player ${seat + 1}`);
  const match = createMatch({ game, options: cell.options, seats, seed, log: false });
  const random = createRandom(`${seed}/bots`);
  while (match.choice && match.count < count) {
    const { choice } = match;
    match.answer(choice.seat, await bot.answer(seatOf(match, choice, random)));
  }
  return match.answers.map(({ answer }) => answer);
}
