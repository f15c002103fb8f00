import {
  defaultOf,
  flagOf,
  readSetting,
  settingList,
  settingsFromEnvironment,
} from '@questwright/server/settings';
import type { Command } from 'commander';
import { BadInput, type ExitCode, type Io } from '../io.ts';

/** Runs a server until it is told to stop. */
export function serveCommand(program: Command, io: Io, _exit: (code: ExitCode) => void): void {
  const command = program.command('serve').description('run a server that friends can join');
  for (const setting of settingList) {
    const { key, kind, help } = setting;
    const preset = defaultOf(key);
    command.option(
      `${flagOf(key)} <${kind}>`,
      preset === '' ? help : `${help} (default: ${preset})`,
      (given: string) => orBadInput(() => readSetting(setting, given)),
    );
  }
  command.action(async (flags: Record<string, unknown>) => {
    const settings = { ...orBadInput(() => settingsFromEnvironment(process.env)), ...flags };
    const { serve } = await import('@questwright/server');
    const server = await serve(settings).catch((error: unknown) => {
      throw error instanceof Error ? new BadInput(error.message) : error;
    });
    const told = untilTold();
    io.out(`Questwright listens at ${server.url}\n`);
    await told;
    await server.close();
  });
}

/** Resolves at the first signal to stop. A second one stops at once. */
function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
  });
}

function orBadInput<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : String(error));
  }
}
