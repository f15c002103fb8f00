import type { Entry, ScenarioWords } from '@questwright/kernel';
import type { TicTacToe } from './state.ts';

const MARKS = ['X', 'O'];
const EMPTY = '.';

/** `board: [X.., .O., ...]`, row by row. Whose turn it is follows from the marks. */
export const scenario: ScenarioWords<TicTacToe> = {
  begin: () => ({ options: {}, seats: 2, names: MARKS }),
  arrange(g, doc) {
    const board = doc.at('board');
    if (!board.isSaid) return;
    g.cells = readBoard(board);
    const [crosses, noughts] = MARKS.map((_, seat) => g.cells.filter((mark) => mark === seat).length);
    if (crosses !== noughts && crosses !== noughts! + 1) {
      throw board.unexpected('as many X as O, or one more');
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

function readBoard(board: Entry): number[] {
  const rows = board.list('three rows such as X.O');
  if (rows.length !== 3) throw board.unexpected('three rows such as X.O');
  return rows.flatMap((row) => {
    const marks = [...row.text('a row such as X.O')];
    if (marks.length !== 3 || !marks.every((mark) => mark === EMPTY || MARKS.includes(mark))) {
      throw row.unexpected('three cells, each X, O or a full stop');
    }
    return marks.map((mark) => MARKS.indexOf(mark));
  });
}

const markOf = (seat: number): string => MARKS[seat] ?? EMPTY;
