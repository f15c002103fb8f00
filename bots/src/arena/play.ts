import { type Bot, createMatch, createRandom, type Game, type Outcome, RuleError } from '@questwright/kernel';
import { playOut, reasonOf } from '../play-out.ts';
import { type Half, type Pair, seatsOf } from './plan.ts';
import { type MatchRecord, PACE_LIMITS } from './records.ts';

export interface Rivals {
  readonly game: Game;
  /** The bot on trial, and the one that it is measured by. */
  readonly bot: Bot;
  readonly against: Bot;
  /** In milliseconds. */
  readonly clock: () => number;
}

const CHOICE_LIMIT = 20_000;

/** Plays one match of a pair. Both matches of a pair have the same cards, dice and thoughts to draw from. */
export async function playHalf(
  { game, bot, against, clock }: Rivals,
  pair: Pair,
  half: Half,
): Promise<MatchRecord> {
  const { cell, number, seed } = pair;
  const tried = seatsOf(pair, half);
  const bots = tried.map((isBot) => (isBot ? bot : against));
  const faults: string[] = [];
  const pace = PACE_LIMITS.map(() => 0);
  const seats = tried.map((_, seat) => `Player ${seat + 1}`);
  const checkpoints = bots.some(({ thinks }) => thinks);
  const match = createMatch({ game, options: cell.options, seats, seed, log: false, checkpoints });
  try {
    await playOut(match, {
      bots,
      random: createRandom(`${seed}/bots`),
      choiceLimit: CHOICE_LIMIT,
      clock,
      onAnswer: ({ seat }, took) => {
        if (tried[seat]) pace[PACE_LIMITS.findIndex((limit) => took <= limit)]!++;
      },
      onForfeit: (seat, { name }, error) =>
        faults.push(`choice ${match.count + 1}: ${name} in seat ${seat + 1} ${reasonOf(error)}`),
    });
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    faults.push(error.message);
  }
  return {
    cell: cell.name,
    pair: number,
    half,
    seats: bots.map(({ name }) => name),
    result: match.over?.result ?? 'no end',
    winners: match.over?.winners ?? [],
    share: shareOf(match.over, tried, cell.race),
    choices: match.count,
    pace,
    ...(faults.length > 0 && { faults }),
  };
}

/**
 * How much of a match the bot on trial has won, from 0 to 1. In a race that nobody wins each side has a half. Where
 * all win or lose together, the match of the other bot counts the other way round.
 */
function shareOf(over: Outcome | null, tried: readonly boolean[], race: boolean): number {
  const winners = over?.winners ?? [];
  if (!race) return winners.length > 0 === tried[0]! ? 1 : 0;
  if (winners.length === 0) return 0.5;
  return winners.filter((seat) => tried[seat]).length / winners.length;
}
