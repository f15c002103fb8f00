import {
  createMatch,
  createRandom,
  type Game,
  OptionsError,
  RuleError,
  randomAnswer,
} from '@questwright/kernel';
import type { Command } from 'commander';
import { findGame, wholeNumber } from '../arguments.ts';
import { BadInput, type ExitCode, FAILED, type Io, OK } from '../io.ts';
import { createProgress } from '../progress.ts';

/** A way to set up a match. */
export interface Setup {
  readonly seats: number;
  readonly options?: unknown;
}

export interface Soaked {
  readonly matches: number;
  readonly choices: number;
  readonly outcomes: { readonly [result: string]: number };
  /** What went wrong: a rule threw, a match never ended, or something was not as it must always be. */
  readonly faults: readonly string[];
}

const CHOICE_LIMIT = 50_000;

/** Plays random matches of every set-up in turn and looks after each choice whether all is as it must be. */
export function soak(
  game: Game,
  setups: readonly Setup[],
  matches: number,
  onMatch: (n: number) => void,
  first = 0,
): Soaked {
  const outcomes: Record<string, number> = {};
  const faults: string[] = [];
  let choices = 0;
  for (let n = first; n < first + matches; n++) {
    const { seats, options = {} } = setups[n % setups.length]!;
    const name = `match ${n + 1} (${seats} seats, ${JSON.stringify(options)}, seed ${n})`;
    try {
      const random = createRandom(`soak ${n}`);
      const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
      const match = createMatch({ game, seats: names, options, seed: n, log: false, checkpoints: false });
      while (match.choice && match.count < CHOICE_LIMIT) {
        match.answer(match.choice.seat, randomAnswer(match.choice, random));
        for (const fault of game.faults?.(match.state) ?? [])
          faults.push(`${name}, choice ${match.count}: ${fault}`);
      }
      choices += match.count;
      const result = match.over?.result ?? 'no end';
      outcomes[result] = (outcomes[result] ?? 0) + 1;
      if (!match.over) faults.push(`${name}: not over after ${CHOICE_LIMIT} choices`);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      faults.push(`${name}: ${error.message}`);
    }
    onMatch(n + 1 - first);
  }
  return { matches, choices, outcomes, faults };
}

/**
 * Every number of seats with each set of options that the game names and accepts for that number. Only
 * options that contain the text `only` are used.
 */
export function setupsOf(game: Game, variety: readonly unknown[] = [{}], only = ''): Setup[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return variety
    .flatMap((options) => counts.map((seats) => ({ seats, options })))
    .filter(({ seats, options }) => JSON.stringify(options).includes(only) && isTaken(game, options, seats));
}

function isTaken(game: Game, options: unknown, seats: number): boolean {
  try {
    game.options(options, seats);
    return true;
  } catch (error) {
    if (error instanceof OptionsError) return false;
    throw error;
  }
}

const SHOWN = 10;

interface Asked {
  readonly matches: number;
  readonly from: number;
  readonly only: string;
}

export function soakCommand(program: Command, io: Io, exit: (code: ExitCode) => void): void {
  program
    .command('soak')
    .description('play random matches of every kind to their end and check the position after each choice')
    .argument('<game>', 'the id of a game')
    .option('-n, --matches <n>', 'how many matches', wholeNumber('--matches', 1), 10_000)
    .option(
      '--from <n>',
      'how many of them were played before: a long run in pieces',
      wholeNumber('--from', 0),
      0,
    )
    .option('--only <text>', 'only set-ups whose options, as JSON, have this text in them', '')
    .action(async (id: string, { matches, from, only }: Asked) => {
      const { game, variety } = await findGame(id);
      const setups = setupsOf(game, variety, only);
      if (setups.length === 0) throw new BadInput(`No set-up of ${id} has "${only}" in its options.`);
      const progress = createProgress(io, id);
      const report = soak(game, setups, matches, (n) => progress.to(n, matches), from);
      progress.end();
      const ends = Object.entries(report.outcomes).map(([result, times]) => `${times} ${result}`);
      io.out(`${id}: ${matches} matches, ${report.choices} choices; ${ends.join(', ')}\n`);
      for (const fault of report.faults.slice(0, SHOWN)) io.out(`  ${fault}\n`);
      io.out(`  ${report.faults.length} faults\n`);
      exit(report.faults.length > 0 ? FAILED : OK);
    });
}
