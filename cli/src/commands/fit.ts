import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  fitWeights,
  type Insight,
  Kinds,
  lossOf,
  pairsOf,
  type Sample,
  samplesOf,
  type Weights,
} from '@questwright/bots';
import type { Command } from 'commander';
import { arenaOf, botCalled } from '../arena/contest.ts';
import { findGame, wholeNumber } from '../arguments.ts';
import { BadInput, type ExitCode, type Io, OK } from '../io.ts';
import { createProgress } from '../progress.ts';

interface FitOptions {
  bot: string;
  matches: number;
  cells?: string;
  seed: string;
  prior?: number;
  apart?: boolean;
  out?: string;
}

/**
 * One of every so many matches is kept back, to see how well the weights predict matches that they were not
 * fitted to.
 */
const KEPT_BACK = 5;

/** Fits the weights of a game's valuation to matches of a bot with itself. */
export function fitCommand(program: Command, io: Io, exit: (code: ExitCode) => void): void {
  program
    .command('fit')
    .description('fit the weights of a valuation to matches that a bot plays with itself')
    .argument('<game>', 'the id of a game')
    .option('-b, --bot <name>', 'the bot that plays, by name or by the file of a module', 'first')
    .option('-n, --matches <n>', 'how many matches', wholeNumber('--matches', KEPT_BACK), 400)
    .option('--cells <words>', 'only cells whose names contain this')
    .option('--seed <seed>', 'the same seed gives the same weights', '1')
    .option(
      '--prior <n>',
      'how many matches the present weights count for; by default, weights are drawn to zero',
      wholeNumber('--prior', 1),
    )
    .option('--apart', 'compare only positions of the same cell and seat with each other')
    .option('--out <file>', 'where the weights are written: a module for the folder of the bot')
    .action(async (id: string, options: FitOptions) => {
      const found = await findGame(id);
      const { cells, insight } = arenaOf(found);
      if (!insight?.valuation) throw new BadInput(`The game "${id}" names no features to fit.`);
      const bot = await botCalled(found, options.bot);
      const wanted = cells.filter(({ name }) => name.includes(options.cells ?? ''));
      if (wanted.length === 0) throw new BadInput(`No cell is called "${options.cells}".`);
      const progress = createProgress(io, `${bot.name} plays ${id}`);
      const samples: Sample[] = [];
      const keptBack: Sample[] = [];
      const pairs = pairsOf(wanted, `fit ${options.seed}`, options.matches);
      for (const [i, pair] of pairs.entries()) {
        const some = await samplesOf(found.game, bot, pair, insight);
        (i % KEPT_BACK === KEPT_BACK - 1 ? keptBack : samples).push(...some);
        progress.to(i + 1, pairs.length);
      }
      progress.end();
      const { features, weights: prior } = insight.valuation;
      const kinds = options.apart ? new Kinds(samples) : null;
      const compared = (all: readonly Sample[]) => (kinds ? all.map((one) => kinds.apart(one)) : all);
      const weights = fitWeights(features, compared(samples), {
        ...(options.prior && { ridge: options.prior, prior }),
      });
      const file = options.out ?? join('.reports', 'fit', `${id}.ts`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, moduleOf(kinds?.whole(features, weights) ?? weights, commandOf(id, options)));
      io.out(told(insight, weights, compared(keptBack), file));
      exit(OK);
    });
}

const commandOf = (id: string, { bot, matches, cells, seed, prior, apart }: FitOptions): string =>
  `questwright fit ${id} --bot ${bot} --matches ${matches}${cells ? ` --cells '${cells}'` : ''} --seed ${seed}${prior ? ` --prior ${prior}` : ''}${apart ? ' --apart' : ''}`;

function told({ valuation }: Insight, weights: Weights, keptBack: readonly Sample[], file: string): string {
  const { features, weights: before } = valuation!;
  const loss = (one: Weights): string => lossOf(features, one, keptBack).toFixed(4);
  const lines = features.map((name) => {
    const [now, then] = [weights, before].map(({ of }) => (of[name] ?? 0).toFixed(4).padStart(9));
    return `  ${name.padEnd(20)}${now}${then}`;
  });
  return [
    `${'feature'.padEnd(22)}${'fitted'.padStart(9)}${'before'.padStart(9)}`,
    ...lines,
    `loss over the matches kept back: ${loss(weights)} fitted, ${loss(before)} before`,
    `written to ${file}`,
    '',
  ].join('\n');
}

function moduleOf({ bias, of }: Weights, command: string): string {
  const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);
  const number = (weight: number): string => String(Number(weight.toPrecision(4)));
  return [
    "import type { Weights } from '@questwright/bots';",
    '',
    `/** Fitted: \`${command}\`. */`,
    'export const weights: Weights = {',
    `  bias: ${number(bias)},`,
    '  of: {',
    ...Object.entries(of).map(([name, weight]) => `    ${key(name)}: ${number(weight)},`),
    '  },',
    '};',
    '',
  ].join('\n');
}
