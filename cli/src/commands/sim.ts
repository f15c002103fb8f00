import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Report, runMatches, type TrialRun, WHOLE_TRIAL } from '@questwright/bots';
import type { Command } from 'commander';
import { findBots, findGame, listOf, parseOptions, seatsFor, wholeNumber } from '../arguments.ts';
import { BadInput, type ExitCode, FAILED, type Io, OK, writeJson } from '../io.ts';
import { createProgress } from '../progress.ts';
import { memoryIn } from '../trial-memory.ts';
import { describeReport } from './sim-report.ts';

interface SimOptions {
  matches: number;
  bots: string[];
  seats?: number;
  seed: string;
  options?: Record<string, unknown>;
  keep?: string;
  trial?: string;
  only?: string;
  records?: string;
  json?: boolean;
}

/** Plays many matches between bots. */
export function simCommand(program: Command, io: Io, exit: (code: ExitCode) => void): void {
  program
    .command('sim')
    .description('play many matches between bots and tell what they came to')
    .argument('<game>', 'the id of a game')
    .option('-n, --matches <n>', 'how many matches', wholeNumber('--matches', 1), 1000)
    .option('-b, --bots <names>', 'the bots, seat by seat; fewer are used in turn', listOf, ['random'])
    .option('--seats <n>', 'how many seats', wholeNumber('--seats', 1))
    .option('--seed <seed>', 'the same seed gives the same matches', '1')
    .option('-o, --options <options>', "the game's options: JSON, or key=value,key=value", parseOptions)
    .option('--keep <folder>', 'write the match file of every error into this folder')
    .option('--trial <name>', 'let the game try out something other than whole matches, so many times')
    .option('--only <text>', 'of a trial, only the parts whose name contains this text')
    .option('--records <file>', 'remember in this file what a trial has found, and go on from there')
    .option('--json', 'print the report as JSON')
    .action(async (id: string, options: SimOptions) => {
      if (options.trial !== undefined) {
        await tryOut(id, options.trial, options, io);
        return exit(OK);
      }
      const report = await simulate(id, options, io);
      if (options.keep !== undefined) keepErrors(report, id, options.keep);
      if (options.json) writeJson(io, report);
      else io.out(describeReport(report, id, options.bots, options.seed));
      exit(report.errors.length > 0 ? FAILED : OK);
    });
}

async function tryOut(id: string, name: string, options: SimOptions, io: Io): Promise<void> {
  const { trials = {} } = await findGame(id);
  const trial = Object.hasOwn(trials, name) ? trials[name] : undefined;
  if (!trial) {
    const known = Object.keys(trials).join(', ') || 'none';
    throw new BadInput(`The game "${id}" has no trial "${name}"; there is ${known}.`);
  }
  const { matches, only = '', records } = options;
  const recall = records === undefined ? WHOLE_TRIAL.recall : memoryIn(records, `${id} ${name}`);
  const run: TrialRun = { includes: (part) => part.includes(only), recall };
  for (const line of trial(matches, run)) io.out(`${line}\n`);
}

async function simulate(id: string, options: SimOptions, io: Io): Promise<Report> {
  const found = await findGame(id);
  const bots = findBots(options.bots, found);
  const progress = createProgress(io, id);
  try {
    return await runMatches({
      game: found.game,
      options: options.options,
      seats: seatsFor(found, bots.length, options.seats),
      bots,
      matches: options.matches,
      seed: options.seed,
      onProgress: (played) => progress.to(played, options.matches),
    });
  } finally {
    progress.end();
  }
}

function keepErrors({ errors }: Report, id: string, folder: string): void {
  if (errors.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const { match, file } of errors) writeFileSync(join(folder, `${id}-${match}.jsonl`), file);
}
