import { writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { pageOf, plotOf, type Summary, summarize } from '@questwright/bots';
import type { Command } from 'commander';
import { loadRecords } from '../arena/record-file.ts';
import { findGame } from '../arguments.ts';
import { type ExitCode, type Io, OK } from '../io.ts';

/** Makes a page of the records of arena runs. */
export function arenaPageCommand(program: Command, io: Io, exit: (code: ExitCode) => void): void {
  program
    .command('arena-page')
    .description('make a page with pictures of the records of arena runs of one game')
    .argument(
      '<page>',
      'the page to write, such as games/runebound/docs/arena.md; the pictures are put beside it',
    )
    .argument('<records...>', 'the record files')
    .action(async (page: string, files: string[]) => {
      const name = basename(page, extname(page));
      const runs = files.map((file, i) => {
        const summary = summarize(loadRecords(file));
        const picture = `${name}-${i + 1}.svg`;
        writeFileSync(join(dirname(page), picture), plotOf(summary));
        return { summary, picture, command: commandOf(summary) };
      });
      const { game } = await findGame(runs[0]!.summary.run.game);
      writeFileSync(page, pageOf(`The bots of ${game.name} in the arena`, runs));
      io.out(`${page}: ${files.length} runs\n`);
      exit(OK);
    });
}

const commandOf = ({ run: { game, bot, against, seed, only }, score }: Summary): string =>
  `npx questwright arena ${game} --bot ${bot} --against ${against} --seed ${seed} --pairs ${score.n}` +
  (only === undefined ? '' : ` --cells '${only}'`);
