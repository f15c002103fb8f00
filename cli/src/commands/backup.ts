import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Setting, settingList, settingsFromEnvironment } from '@questwright/server/settings';
import type { Command } from 'commander';
import { BadInput, type ExitCode, type Io } from '../io.ts';

interface PlaceOptions {
  data?: string;
  databaseUrl?: string;
}

const helpOf = (key: Setting['key']): string => settingList.find((setting) => setting.key === key)!.help;

/** Where the database is, by the same flags and variables as for the server. */
function spotOf(options: PlaceOptions): { data: string; databaseUrl: string | undefined } {
  const { data = 'data', databaseUrl } = { ...settingsFromEnvironment(process.env), ...options };
  return { data, databaseUrl };
}

/** Writes a backup of everything that a server keeps, and takes one back. */
export function backupCommands(program: Command, io: Io, _exit: (code: ExitCode) => void): void {
  program
    .command('backup')
    .description('write everything that a server keeps into a file, also while it runs')
    .argument('<file>', 'where to write; whoever can read this file can pose as anybody')
    .option('--data <text>', helpOf('data'))
    .option('--database-url <text>', helpOf('databaseUrl'))
    .action(async (file: string, options: PlaceOptions) => {
      const { backUp } = await import('@questwright/server');
      const rows = await orBadInput(() => write(file, backUp(spotOf(options))));
      io.out(`${rows} rows written to ${file}\n`);
    });

  program
    .command('restore')
    .description('fill an empty database, of either kind, from a backup')
    .argument('<file>', 'a backup')
    .option('--data <text>', helpOf('data'))
    .option('--database-url <text>', helpOf('databaseUrl'))
    .action(async (file: string, options: PlaceOptions) => {
      const { restoreBackup } = await import('@questwright/server');
      const rows = await orBadInput(() => restoreBackup(spotOf(options), linesOf(file)));
      io.out(`${rows} rows restored\n`);
    });
}

/** Writes lines to a new file that only its owner can read, and gives how many rows they hold. */
async function write(path: string, lines: AsyncIterable<string>): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await once(file, 'open');
  let count = 0;
  for await (const line of lines) {
    count++;
    if (!file.write(`${line}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return count - 2;
}

/** Opens the file when the first line is asked for: a reader that is left waiting would lose lines. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await open(path).catch(() => {
    throw new BadInput(`There is no file ${path} that can be read.`);
  });
  yield* file.readLines();
}

async function orBadInput<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof Error ? new BadInput(error.message) : error;
  }
}
