import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import { report } from './process.ts';

// Its entry points are folders, which only require() can import.
const require = createRequire(import.meta.url);
const { FlatFile, Server, Origins } = require('boardgame.io/server') as typeof import('boardgame.io/server');

interface Cells {
  cells: (string | null)[];
}

/** The game of its tutorial, except that a full board is wiped: so that the same match can be played on. */
const game: Game<Cells> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (!G.cells.includes(null)) G.cells.fill(null);
      G.cells[id] = playerID;
    },
  },
};

const { folder } = JSON.parse(process.argv[2]!) as { folder?: string };
const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(folder && { db: new FlatFile({ dir: folder }) }),
});
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
const { port } = appServer.address() as { port: number };
report(`http://127.0.0.1:${port}`);
