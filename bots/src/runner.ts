import {
  type Answer,
  AnswerError,
  type Bot,
  createMatch,
  createRandom,
  type Game,
  type Match,
  type MatchSetup,
  RuleError,
  seatOf,
  writeMatch,
} from '@questwright/kernel';
import { random as randomBot } from './random.ts';
import { type Forfeit, type Report, Tally } from './report.ts';

export interface RunSetup {
  readonly game: Game;
  readonly options?: unknown;
  readonly seats: number;
  /** One a seat; fewer are taken round and round. */
  readonly bots: readonly Bot[];
  readonly matches: number;
  readonly seed: string | number;
  readonly onProgress?: (played: number) => void;
  /** A match that goes on for longer is given up and reported. */
  readonly choiceLimit?: number;
}

/** Plays many matches between bots. The same set-up and seed give the same matches. */
export async function runMatches(setup: RunSetup): Promise<Report> {
  const { matches, onProgress } = setup;
  const plan = planOf(setup);
  const tally = new Tally(setup.seats);
  const start = performance.now();
  for (let number = 1; number <= matches; number++) {
    await playMatch(plan, number, tally);
    onProgress?.(number);
  }
  return tally.report((performance.now() - start) / 1000);
}

interface Plan {
  readonly game: Game;
  readonly options: unknown;
  readonly bots: readonly Bot[];
  readonly names: readonly string[];
  readonly checkpoints: boolean;
  readonly seed: string | number;
  readonly choiceLimit: number;
}

function planOf({ game, options, seats, bots, seed, choiceLimit = 100_000 }: RunSetup): Plan {
  const seated = Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]!);
  const names = seated.map(({ name }, seat) => `${name} ${seat + 1}`);
  const checkpoints = seated.some((bot) => bot.thinks);
  return { game, options, bots: seated, names, checkpoints, seed, choiceLimit };
}

/** Waits only for bots that make it wait: with the others a whole match is one run without a pause. */
async function playMatch(plan: Plan, number: number, tally: Tally): Promise<void> {
  const bots = [...plan.bots];
  const random = createRandom(`${plan.seed}/${number}/bots`);
  let match: Match | null = null;
  try {
    match = createMatch(setupOf(plan, number));
    for (let choice = match.choice; choice; choice = match.choice) {
      if (match.count >= plan.choiceLimit) throw endless(match);
      const bot = bots[choice.seat]!;
      try {
        const answer = bot.answer(seatOf(match, choice, random));
        match.answer(choice.seat, isPromise(answer) ? await answer : answer);
      } catch (error) {
        if (error instanceof RuleError || bot === randomBot) throw error;
        tally.forfeits.push(forfeitOf(match, number, choice.seat, bot, error));
        bots[choice.seat] = randomBot;
      }
    }
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    tally.errors.push({ match: number, message: error.message, file: error.file ?? '' });
  }
  tally.count(match?.count ?? 0, match?.over ?? null);
}

/** Written out, not spread: in short matches this counts. */
const setupOf = ({ game, options, names, checkpoints, seed }: Plan, number: number): MatchSetup => ({
  game,
  options,
  seats: names,
  seed: `${seed}/${number}`,
  log: false,
  checkpoints,
});

const isPromise = (answer: Answer | Promise<Answer>): answer is Promise<Answer> =>
  typeof answer === 'object' && answer !== null && 'then' in answer;

function endless(match: Match): RuleError {
  const error = new RuleError('runaway', `The match was not over after ${match.count} choices.`);
  error.file = writeMatch(match, { secret: true });
  return error;
}

function forfeitOf(match: Match, number: number, seat: number, bot: Bot, error: unknown): Forfeit {
  const why = error instanceof Error ? error.message : String(error);
  const reason = error instanceof AnswerError ? `answered what is not legal: ${why}` : `threw: ${why}`;
  return { match: number, choice: match.count + 1, seat, bot: bot.name, reason };
}
