import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogLevel, PartialStrykerOptions } from '@stryker-mutator/api/core';
import type { Versions } from './known.ts';
import { LEFT_OUT } from './mutants.ts';

/** What the plugin has to know. */
export interface Run {
  /** The places of the mutants to test. */
  readonly chosen: readonly string[];
  readonly versions: Versions;
  readonly world: string;
  /** The file that each outcome is added to, one on a line. */
  readonly results: string;
}

export interface Workshop {
  readonly root: string;
  /** The copy of the tree that is changed. */
  readonly copy: string;
  /** What was asked for; the tests that judge it follow from it. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly concurrency: number;
  readonly minutes: number;
}

/** Lets Stryker test the chosen mutants in the copy, as many as there is time for. */
export async function testMutants(workshop: Workshop, run: Run): Promise<void> {
  const { root, copy, folder, files, concurrency, minutes } = workshop;
  const options: PartialStrykerOptions = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'tools/mutate/plugin.mjs')],
    checkers: ['chosen'],
    reporters: ['record'],
    vitest: { configFile: join(copy, 'tools/mutate/vitest.config.ts'), related: false },
    mutate: files.map((file) => file.replace(/[[\]{}()*?!]/g, '\\$&')),
    mutator: { plugins: null, excludedMutations: LEFT_OUT },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    // It is a copy already.
    inPlace: true,
    // TypeScript 7 has no interface that Stryker could read a configuration with.
    tsconfigFile: 'none.json',
    concurrency,
    // Slow machines take their time, and a timeout counts as a kill.
    timeoutMS: 30_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 20,
    logLevel: 'warn' as LogLevel,
    allowConsoleColors: false,
    thresholds: { break: null },
  };
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(options));
  writeFileSync(join(copy, 'run.json'), JSON.stringify(run));

  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', 'stryker.config.json'],
    {
      cwd: copy,
      env: {
        ...process.env,
        MUTATED: folder,
        MUTATE_RUN: join(copy, 'run.json'),
        MUTATE_DURATIONS: join(copy, 'durations.json'),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  let late = false;
  const clock = setTimeout(() => {
    late = true;
    child.kill('SIGTERM');
  }, minutes * 60_000);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(clock);
  if (code !== 0 && !late) {
    throw new Error('The run broke off. What it found is kept: run it again to go on from there.');
  }
}
