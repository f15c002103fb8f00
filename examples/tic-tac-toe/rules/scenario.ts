import { asText, asTexts, type ScenarioWords, unexpected } from '@questwright/kernel';
import type { TicTacToe } from './state.ts';

const MARKS = ['X', 'O'];
const EMPTY = '.';

/** `board: [X.., .O., ...]`, row by row. Whose turn it is follows from the marks. */
export const scenario: ScenarioWords<TicTacToe> = {
  words: ['board'],
  begin: () => ({ options: {}, seats: 2, names: MARKS }),
  arrange(g, { board }) {
    if (board === undefined) return;
    g.cells = readBoard(board);
    const [crosses, noughts] = MARKS.map((_, seat) => g.cells.filter((mark) => mark === seat).length);
    if (crosses !== noughts && crosses !== noughts! + 1) {
      throw unexpected(board, ['board'], 'as many X as O, or one more');
    }
    g.turn = crosses! - noughts!;
  },
  facts: ({ cells, turn }) => ({
    board: [0, 3, 6].map((start) =>
      cells
        .slice(start, start + 3)
        .map(markOf)
        .join(''),
    ),
    turn: MARKS[turn],
  }),
};

function readBoard(board: unknown): number[] {
  const rows = asTexts(board, ['board'], 'three rows such as X.O');
  if (rows.length !== 3) throw unexpected(board, ['board'], 'three rows such as X.O');
  return rows.flatMap((row, i) => {
    const marks = [...asText(row, ['board', i])];
    if (marks.length !== 3 || !marks.every((mark) => mark === EMPTY || MARKS.includes(mark))) {
      throw unexpected(row, ['board', i], 'three cells, each X, O or a full stop');
    }
    return marks.map((mark) => MARKS.indexOf(mark));
  });
}

const markOf = (seat: number): string => MARKS[seat] ?? EMPTY;
