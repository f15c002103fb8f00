import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';

// Its entry points are folders, which only require() can import.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');

interface Cells {
  cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The game of its tutorial. */
const game: Game<Cells> = {
  setup: () => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return;
    },
  },
  endIf: ({ G: { cells }, ctx }) => {
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])) {
      return { winner: ctx.currentPlayer };
    }
    return cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** One client, reset for each match: faster than a new one each time. */
const client = Client<Cells>({ game, numPlayers: 2, debug: false });

/** Random matches in its headless local client. */
export function playBoardgameIo(matches: number): number {
  let moves = 0;
  for (let i = 0; i < matches; i++) moves += playOne();
  return moves;
}

function playOne(): number {
  client.reset();
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.getState()!;
    if (ctx.gameover) return moves;
    const empty = [];
    for (let cell = 0; cell < 9; cell++) if (G.cells[cell] === null) empty.push(cell);
    client.moves.clickCell!(empty[Math.floor(Math.random() * empty.length)]);
  }
}
