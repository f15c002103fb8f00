import {
  type Bot,
  createMatch,
  createRandom,
  type Game,
  type Match,
  type MatchSetup,
  RuleError,
} from '@questwright/kernel';
import { playOut, reasonOf } from './play-out.ts';
import { type Forfeit, type Report, Tally } from './report.ts';

export interface RunSetup {
  readonly game: Game;
  readonly options?: unknown;
  readonly seats: number;
  /** One for each seat; if there are fewer, they are used again in the same order. */
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

async function playMatch(plan: Plan, number: number, tally: Tally): Promise<void> {
  let match: Match | null = null;
  try {
    const begun = createMatch(setupOf(plan, number));
    match = begun;
    await playOut(begun, {
      bots: plan.bots,
      random: createRandom(`${plan.seed}/${number}/bots`),
      choiceLimit: plan.choiceLimit,
      onForfeit: (seat, bot, error) => tally.forfeits.push(forfeitOf(begun, number, seat, bot, error)),
    });
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    tally.errors.push({ match: number, message: error.message, file: error.file ?? '' });
  }
  tally.count(match?.count ?? 0, match?.over ?? null);
}

/** Written out instead of spread, which makes a difference in short matches. */
const setupOf = ({ game, options, names, checkpoints, seed }: Plan, number: number): MatchSetup => ({
  game,
  options,
  seats: names,
  seed: `${seed}/${number}`,
  log: false,
  checkpoints,
});

function forfeitOf(match: Match, number: number, seat: number, bot: Bot, error: unknown): Forfeit {
  return { match: number, choice: match.count + 1, seat, bot: bot.name, reason: reasonOf(error) };
}
