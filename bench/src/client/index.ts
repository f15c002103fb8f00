import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figures, Section } from '../section.ts';

const root = new URL('../../../', import.meta.url);
const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: fileURLToPath(root) });

/** The web client in steady play at a quarter of the processor's speed: how long its tasks take. */
export const clientSection: Section = {
  async measure(_, onProgress) {
    await run('node_modules/vite/bin/vite.js', 'build', 'table', '--logLevel', 'error');
    onProgress(1, 2);
    const { stdout } = await run('--import', './tools/ts-loader/register.mjs', 'table/bench/main.ts');
    onProgress(2, 2);
    return JSON.parse(stdout.trim().split('\n').at(-1)!) as Figures;
  },

  describe: (f) => [
    `tasks of the page      ${f.tasks} at a quarter of the speed, the longest ${f.longest!.toFixed(1)} ms`,
    `99 of 100 under        ${f.p99!.toFixed(1)} ms; 999 of 1000 under ${f.p999!.toFixed(1)} ms`,
    `over 50 ms             ${f.over50}`,
  ],
};
