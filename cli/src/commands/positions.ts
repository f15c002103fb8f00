import { loadForTerminal } from '@questwright/games';
import { readScenario } from '@questwright/kernel';
import type { Command } from 'commander';
import { findBots } from '../arguments.ts';
import { BadInput, type ExitCode, FAILED, type Io, OK } from '../io.ts';
import { findScenarios, readScenarioFile, understanding } from '../scenario/file.ts';
import { judgePosition } from '../scenario/positions.ts';

/** Asks a bot in positions with one right answer. */
export function positionsCommand(program: Command, io: Io, exit: (code: ExitCode) => void): void {
  program
    .command('positions')
    .description(
      'ask a bot in positions with one right answer: scenarios of which the last answer is the right one',
    )
    .argument('<paths...>', 'scenario files, or folders of them')
    .requiredOption('-b, --bot <name>', 'the bot')
    .action(async (paths: string[], { bot: name }: { bot: string }) => {
      const files = findScenarios(paths);
      let right = 0;
      for (const path of files) {
        const file = readScenarioFile(path);
        const { game: id } = understanding(file, () => readScenario(file.document));
        const found = await loadForTerminal(id);
        if (!found) throw new BadInput(`${path}: there is no game "${id}".`);
        const [bot] = findBots([name], found);
        const judged = await judgePosition(found.game, path, bot!);
        if (judged.isRight) right++;
        const instead = judged.isRight
          ? ''
          : `: ${JSON.stringify(judged.answered)}, not ${JSON.stringify(judged.right)}`;
        io.out(`${judged.isRight ? 'right' : 'wrong'}  ${judged.title}${instead}\n`);
      }
      io.out(`positions: ${right} of ${files.length} right\n`);
      exit(right < files.length ? FAILED : OK);
    });
}
