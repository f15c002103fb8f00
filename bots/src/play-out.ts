import {
  type Answer,
  AnswerError,
  type Bot,
  type Choice,
  type Match,
  type Random,
  RuleError,
  seatOf,
  writeMatch,
} from '@questwright/kernel';
import { random as randomBot } from './random.ts';

export interface PlayOut {
  /** One for each seat. */
  readonly bots: readonly Bot[];
  readonly random: Random;
  /** A match that goes on for longer is given up: a RuleError. */
  readonly choiceLimit: number;
  /** Called when a bot threw or gave an illegal answer: the random bot has its seat from now on. */
  readonly onForfeit: (seat: number, bot: Bot, error: unknown) => void;
  /** Measures how long an answer takes, in milliseconds. */
  readonly clock?: () => number;
  readonly onAnswer?: (choice: Choice, took: number) => void;
}

/**
 * Plays a match to its end. Waits only for bots that make it wait: with the others a whole match is one run without
 * a pause.
 */
export async function playOut(match: Match, plan: PlayOut): Promise<void> {
  const { random, choiceLimit, onForfeit, clock, onAnswer } = plan;
  const bots = [...plan.bots];
  for (let choice = match.choice; choice; choice = match.choice) {
    if (match.count >= choiceLimit) throw endless(match);
    const bot = bots[choice.seat]!;
    try {
      const began = clock?.() ?? 0;
      const seat = seatOf(match, choice, random);
      const told = bot.answer(bot.omniscient ? { ...seat, imagine: () => match.fork() } : seat);
      const answer = isPromise(told) ? await told : told;
      if (clock) onAnswer?.(choice, clock() - began);
      match.answer(choice.seat, answer);
    } catch (error) {
      if (error instanceof RuleError || bot === randomBot) throw error;
      onForfeit(choice.seat, bot, error);
      bots[choice.seat] = randomBot;
    }
  }
}

/** What was wrong with a bot, in words. */
export function reasonOf(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return error instanceof AnswerError ? `answered what is not legal: ${why}` : `threw: ${why}`;
}

const isPromise = (answer: Answer | Promise<Answer>): answer is Promise<Answer> =>
  typeof answer === 'object' && answer !== null && 'then' in answer;

function endless(match: Match): RuleError {
  const error = new RuleError('runaway', `The match was not over after ${match.count} choices.`);
  error.file = writeMatch(match, { secret: true });
  return error;
}
