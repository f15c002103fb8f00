import { type As, CHECKPOINT, chooseOne, finish, type Game, log, type Rule } from '@questwright/kernel';
import { english } from './english.ts';
import { scenario } from './scenario.ts';
import type { TicTacToe } from './state.ts';

export type { TicTacToe } from './state.ts';

function* play(g: TicTacToe): Rule {
  for (;;) {
    yield CHECKPOINT;
    const cell = yield* chooseOne(g, {
      seat: g.turn,
      prompt: 'ttt.ask',
      among: emptyCells(g),
      as: asCell,
      always: true,
    });
    g.cells[cell] = g.turn;
    log(g, 'ttt.marked', { seat: { seat: g.turn }, cell: cell + 1 });
    if (hasLine(g, g.turn)) {
      finish(g, {
        result: `seat ${g.turn + 1}`,
        winners: [g.turn],
        text: ['ttt.won', { seat: { seat: g.turn } }],
      });
    }
    if (!g.cells.includes(-1)) finish(g, { result: 'draw', winners: [], text: 'ttt.draw' });
    g.turn = 1 - g.turn;
  }
}

function emptyCells(g: TicTacToe): number[] {
  const empty = [];
  for (let cell = 0; cell < 9; cell++) if (g.cells[cell] === -1) empty.push(cell);
  return empty;
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

function hasLine({ cells }: TicTacToe, seat: number): boolean {
  for (const [a, b, c] of LINES) if (cells[a] === seat && cells[b] === seat && cells[c] === seat) return true;
  return false;
}

const CELL_IDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const asCell: As<number> = {
  id: (cell) => CELL_IDS[cell]!,
  text: (cell) => ['ttt.cell', { cell: cell + 1 }],
  about: (cell) => ({ cell }),
};

export const game: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  name: 'Tic-tac-toe',
  version: '1',
  seats: { min: 2, max: 2 },
  zones: {},
  open: ['cells', 'turn'],
  languages: { en: english },
  options: () => ({}),
  start: () => ({ cells: new Array(9).fill(-1), turn: 0 }),
  play,
  define: (_, def) => ({ id: def, name: def }),
  active: (g) => g.turn,
  scenario,
};
