import { MatchFileError, OptionsError } from '@questwright/kernel';
import { Command, CommanderError } from 'commander';
import { arenaCommand } from './commands/arena.ts';
import { arenaPageCommand } from './commands/arena-page.ts';
import { backupCommands } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { fitCommand } from './commands/fit.ts';
import { playCommand } from './commands/play.ts';
import { positionsCommand } from './commands/positions.ts';
import { replayCommand } from './commands/replay.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { serveCommand } from './commands/serve.ts';
import { simCommand } from './commands/sim.ts';
import { soakCommand } from './commands/soak.ts';
import { BAD_INPUT, BadInput, type ExitCode, type Io, OK } from './io.ts';

const commands = [
  playCommand,
  simCommand,
  arenaCommand,
  arenaPageCommand,
  fitCommand,
  positionsCommand,
  soakCommand,
  replayCommand,
  scenarioCommand,
  benchCommand,
  serveCommand,
  backupCommands,
];

/** Runs a command line and gives its exit code. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = OK;
  const program = new Command('questwright')
    .description('A table for adventure board games that knows the rules.')
    .configureOutput({ writeOut: io.out, writeErr: io.err, outputError: () => {} })
    .exitOverride()
    .helpCommand(false);
  for (const add of commands) {
    add(program, io, (code) => {
      exitCode = code;
    });
  }
  if (args.length === 0) {
    program.outputHelp();
    return OK;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return OK;
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    io.err(`${sentence}\n`);
    return BAD_INPUT;
  }
}

/** What to tell the user of bad input; null for what is our own fault. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof CommanderError) {
    const said = error.message.replace(/^error: /, '').replaceAll(/\s*\n\s*/g, ' ');
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.)]$/.test(said) ? '' : '.'}`;
  }
  if (error instanceof BadInput || error instanceof OptionsError || error instanceof MatchFileError) {
    return error.message;
  }
  return null;
}
