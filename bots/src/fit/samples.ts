import { type Bot, createMatch, createRandom, type Game, seatOf } from '@questwright/kernel';
import type { Pair } from '../arena/plan.ts';
import type { Insight } from '../search/insight.ts';
import type { Sample } from './logistic.ts';

const CHOICE_LIMIT = 20_000;

/**
 * Plays one match with a bot in all seats and notes the features at every beat: those of all seats in a race,
 * and of one seat where all win or lose together. Every match counts alike, however long it is.
 */
export async function samplesOf(
  game: Game,
  bot: Bot,
  { cell, seed }: Pair,
  { beat, valuation }: Insight,
): Promise<Sample[]> {
  const seats = Array.from({ length: cell.seats }, (_, seat) => `Player ${seat + 1}`);
  const match = createMatch({ game, options: cell.options, seats, seed, log: false });
  const random = createRandom(`${seed}/bots`);
  const watched = cell.race ? seats.map((_, seat) => seat) : [0];
  const noted: { features: number[]; seat: number }[] = [];
  let last = beat(match.state);
  while (match.choice && match.count < CHOICE_LIMIT) {
    const { choice } = match;
    match.answer(choice.seat, await bot.answer(seatOf(match, choice, random)));
    const now = beat(match.state);
    if (now === last || !match.choice) continue;
    last = now;
    for (const seat of watched) noted.push({ features: valuation!.measure(match, seat), seat });
  }
  const winners = match.over?.winners ?? [];
  const share = 1 / Math.max(1, noted.length);
  return noted.map(({ features, seat }) => ({
    features,
    won: winners.includes(seat) ? 1 : 0,
    share,
    kind: `${cell.name}, seat ${seat + 1}`,
  }));
}
