import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figures, Section } from '../section.ts';

const root = new URL('../../../', import.meta.url);
const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: fileURLToPath(root) });

const GAMES = ['Heroes of Terrinoth', 'Runebound', 'Descent', 'Bardsung'] as const;
const SPEEDS = { full: 'at full speed', quarter: 'at a quarter of the speed' } as const;

type FiguresBySpeed = { readonly [speed in keyof typeof SPEEDS]: Figures };
type FiguresByGame = { readonly [game in (typeof GAMES)[number]]: FiguresBySpeed };

/** The web client in steady play, at full speed and at a quarter of it: how long its tasks take, on each board. */
export const clientSection: Section<FiguresByGame> = {
  async measure(_, onProgress) {
    await run('node_modules/vite/bin/vite.js', 'build', 'table', '--logLevel', 'error');
    const figures: { [game: string]: FiguresBySpeed } = {};
    for (const [i, game] of GAMES.entries()) {
      onProgress(i + 1, GAMES.length + 1);
      const { stdout } = await run('--import', './tools/ts-loader/register.mjs', 'table/bench/main.ts', game);
      figures[game] = JSON.parse(stdout.trim().split('\n').at(-1)!) as FiguresBySpeed;
    }
    onProgress(GAMES.length + 1, GAMES.length + 1);
    return figures as FiguresByGame;
  },

  describe: (figures) =>
    GAMES.flatMap((game) =>
      (Object.keys(SPEEDS) as (keyof typeof SPEEDS)[]).flatMap((speed) => {
        const f = figures[game][speed];
        return [
          `${game}, ${SPEEDS[speed]}`,
          `tasks of the page      ${f.tasks}, the longest ${f.longest!.toFixed(1)} ms`,
          `99 of 100 under        ${f.p99!.toFixed(1)} ms; 999 of 1000 under ${f.p999!.toFixed(1)} ms`,
          `over 50 ms             ${f.over50}, ${f.over50Disturbed} of them while the host took processors away; ${f.over50ByClock} by the clock`,
          `waited for a processor ${(f.waited! * 100).toFixed(0)} % of its time; the host took ${f.stolenMs} ms of all processors away`,
        ];
      }),
    ),
};
