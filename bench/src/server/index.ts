import type { Section } from '../section.ts';
import { boardgameIo, storingBoardgameIo } from './boardgame-io.ts';
import { type Contestant, type Load, measureContestant, type ServerFigures } from './load.ts';
import { ours } from './ours.ts';

export interface ServerComparison extends ServerFigures {
  readonly boardgameio: ServerFigures;
  /** With its matches on disk, as ours are. */
  readonly boardgameioStoring: ServerFigures;
}

/** What a full measurement asks of a server, and how much of the effort that is. */
export const FULL: Load = { matches: 500, seconds: 20, warmUpMatches: 100, warmUpSeconds: 10 };
const FULL_MILLIS = 250;

/** Our server with four heroes of Terrinoth at every table, next to boardgame.io's with tic-tac-toe, in memory and on disk. */
export const serverSection: Section<ServerComparison> = {
  async measure({ millis }, onProgress) {
    const share = Math.min(1, millis / FULL_MILLIS);
    const load: Load = {
      matches: Math.max(3, Math.round(FULL.matches * share)),
      seconds: Math.max(2, FULL.seconds * share),
      warmUpMatches: Math.round(FULL.warmUpMatches * share),
      warmUpSeconds: Math.max(1, FULL.warmUpSeconds * share),
    };
    const own = await run(ours, load);
    onProgress(1, 3);
    const boardgameio = await run(boardgameIo, load);
    onProgress(2, 3);
    const boardgameioStoring = await run(storingBoardgameIo, load);
    onProgress(3, 3);
    return { ...own, boardgameio, boardgameioStoring };
  },

  describe: ({ boardgameio, boardgameioStoring, ...own }) => [
    line('', ['questwright', 'boardgame.io', 'storing']),
    ...ROWS.map(([name, key, digits]) =>
      line(
        name,
        [own, boardgameio, boardgameioStoring].map((figures) => figures[key].toFixed(digits)),
      ),
    ),
  ],
};

const ROWS = [
  ['latency p50, ms', 'p50', 1],
  ['latency p99, ms', 'p99', 1],
  ['CPU an answer, µs', 'cpuPerAnswerMicros', 0],
  ['bytes an update', 'bytesPerUpdate', 0],
  ['MB a match', 'mbPerMatch', 2],
  ['answers measured', 'answers', 0],
] as const;

const line = (name: string, columns: readonly string[]): string =>
  name.padEnd(24) + columns.map((column) => column.padStart(14)).join('');

async function run(open: () => Promise<Contestant>, load: Load): Promise<ServerFigures> {
  const contestant = await open();
  try {
    return await measureContestant(contestant, load);
  } finally {
    await contestant.close();
  }
}
