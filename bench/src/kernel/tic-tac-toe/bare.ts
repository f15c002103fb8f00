/** The game as anybody would write it who wants nothing but speed from it: the limit. */
export function playBare(matches: number): number {
  let moves = 0;
  for (let i = 0; i < matches; i++) moves += playOne();
  return moves;
}

function playOne(): number {
  const cells = [-1, -1, -1, -1, -1, -1, -1, -1, -1];
  for (let move = 0; move < 9; move++) {
    const empty = emptyCells(cells);
    const seat = move % 2;
    cells[empty[Math.floor(Math.random() * empty.length)]!] = seat;
    if (hasLine(cells, seat)) return move + 1;
  }
  return 9;
}

function emptyCells(cells: readonly number[]): number[] {
  const empty = [];
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === -1) empty.push(cell);
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

function hasLine(cells: readonly number[], seat: number): boolean {
  for (const [a, b, c] of LINES) if (cells[a] === seat && cells[b] === seat && cells[c] === seat) return true;
  return false;
}
