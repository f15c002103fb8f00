import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Figures } from '@questwright/bench';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { BadInput, type ExitCode, type Io, OK, writeJson } from '../io.ts';
import { createProgress } from '../progress.ts';

interface BenchOptions {
  json?: boolean;
  millis?: number;
}

/** Measures how fast things are. */
export function benchCommand(program: Command, io: Io, exit: (code: ExitCode) => void): void {
  program
    .command('bench')
    .description('measure how fast the kernel and the games are')
    .argument('[sections...]', 'what to measure; by default everything')
    .option('--millis <n>', 'how long each single measurement takes', wholeNumber('--millis', 1))
    .option('--json', 'print the figures as JSON')
    .action(async (names: string[], { json, millis }: BenchOptions) => {
      const { sections, THOROUGH } = await import('@questwright/bench');
      const unknown = names.find((name) => !Object.hasOwn(sections, name));
      if (unknown !== undefined) {
        const known = Object.keys(sections).join(', ');
        throw new BadInput(`There is no section "${unknown}" to measure; there are ${known}.`);
      }
      const wanted = names.length > 0 ? names : Object.keys(sections);
      const effort = { ...THOROUGH, ...(millis !== undefined && { millis }) };
      const measured: Record<string, Figures> = {};
      for (const name of wanted) {
        const section = await sections[name]!();
        const progress = createProgress(io, name);
        measured[name] =
          wanted.length === 1
            ? await section.measure(effort, progress.to)
            : await measureApart(name, effort.millis);
        progress.end();
        if (!json)
          io.out(
            `${name}\n${section
              .describe(measured[name])
              .map((line) => `  ${line}\n`)
              .join('')}`,
          );
      }
      if (json) writeJson(io, measured);
      exit(OK);
    });
}

const BIN = fileURLToPath(new URL('../../bin/questwright.mjs', import.meta.url));

/** In a process of its own: what one game does to the compiled kernel must not slow another one down. */
async function measureApart(name: string, millis: number): Promise<Figures> {
  const args = [BIN, 'bench', name, '--json', '--millis', String(millis)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new BadInput(`Measuring ${name} failed.`);
  return JSON.parse(out)[name];
}
