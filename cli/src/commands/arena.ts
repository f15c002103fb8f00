import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  type Arena,
  describeSummary,
  HALVES,
  keyOf,
  knownFrom,
  type Pair,
  pairsOf,
  type RunRecord,
  summarize,
} from '@questwright/bots';
import { levelsOf } from '@questwright/games';
import type { Command } from 'commander';
import { arenaOf, type Contest } from '../arena/contest.ts';
import { playAll, type Task } from '../arena/pool.ts';
import { loadRecords, RecordFile } from '../arena/record-file.ts';
import { findGame, wholeNumber } from '../arguments.ts';
import { BadInput, type ExitCode, FAILED, type Io, OK, writeJson } from '../io.ts';
import { createProgress } from '../progress.ts';

interface ArenaOptions {
  bot?: string;
  against: string;
  pairs?: number;
  cells?: string;
  seed: string;
  threads: number;
  records?: string;
  known: string[];
  json?: boolean;
}

/** Measures a bot by another one. */
export function arenaCommand(program: Command, io: Io, exit: (code: ExitCode) => void): void {
  program
    .command('arena')
    .description('measure a bot by another one: pairs of matches from the same seeds')
    .argument('<game>', 'the id of a game')
    .option(
      '-b, --bot <name>',
      'the bot on trial, by name or by the file of a module; by default the strongest',
    )
    .option('-a, --against <name>', 'the bot that it is measured by, in the same way', 'first')
    .option('-n, --pairs <n>', 'how many pairs, over all cells', wholeNumber('--pairs', 1))
    .option('--cells <words>', 'only cells whose names contain this')
    .option('--seed <seed>', 'the same seed gives the same matches', '1')
    .option('--threads <n>', 'how many threads play', wholeNumber('--threads', 1), availableParallelism())
    .option('--records <file>', 'where the records are kept; a run that was stopped continues from them')
    .option(
      '--known <file>',
      'records of another run with the same seed: what a bot has played there by itself is not played again',
      (file: string, files: string[]) => [...files, file],
      [],
    )
    .option('--json', 'print the result as JSON')
    .action(async (id: string, options: ArenaOptions) => {
      const found = await findGame(id);
      const arena = arenaOf(found);
      const contest = { game: id, bot: options.bot ?? levelsOf(found).strongest, against: options.against };
      const run = runOf(contest, found.game.version, arena, options);
      const file = new RecordFile(options.records ?? defaultFile(contest, options.seed), run);
      const pairs = pairsOf(cellsOf(arena, options), options.seed, options.pairs ?? arena.pairs);
      file.take(knownFrom(run, options.known.map(loadRecords)), pairs);
      await play(contest, pairs, options.threads, file, io);
      const summary = summarize({ run, matches: file.matches });
      if (options.json) writeJson(io, summary);
      else io.out(describeSummary(summary));
      exit(summary.faults.length > 0 ? FAILED : OK);
    });
}

function cellsOf({ cells }: Arena, { cells: words = '' }: ArenaOptions): Arena['cells'] {
  const wanted = cells.filter(({ name }) => name.includes(words));
  if (wanted.length > 0) return wanted;
  throw new BadInput(`No cell is called "${words}"; there are ${cells.map(({ name }) => name).join('; ')}.`);
}

function runOf(contest: Contest, version: string, arena: Arena, options: ArenaOptions): RunRecord {
  const cells = cellsOf(arena, options).map(({ name, seats, race }) => ({ name, seats, race }));
  const only = options.cells === undefined ? {} : { only: options.cells };
  return { arena: 1, ...contest, version, seed: options.seed, ...only, cells };
}

/** Plain file names only. */
const defaultFile = ({ game, bot, against }: Contest, seed: string): string =>
  join('.reports', 'arena', game, `${[bot, against, seed].join(' ').replaceAll(/[^\w-]+/g, '-')}.jsonl`);

async function play(contest: Contest, pairs: readonly Pair[], threads: number, file: RecordFile, io: Io) {
  const known = new Set(file.matches.map(keyOf));
  const tasks = pairs.flatMap((pair): Task[] => HALVES.map((half) => ({ pair, half })));
  const left = tasks.filter(
    ({ pair, half }) => !known.has(keyOf({ cell: pair.cell.name, pair: pair.number, half })),
  );
  const progress = createProgress(io, `${contest.bot} against ${contest.against}`);
  let played = tasks.length - left.length;
  await playAll(contest, left, threads, (record) => {
    file.add(record);
    progress.to(++played, tasks.length);
  });
  progress.end();
}
