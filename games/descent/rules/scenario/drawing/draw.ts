import {
  BORDER,
  cellsBeside,
  columnName,
  ELEVATION,
  isSpace,
  type Layout,
  northOf,
  numberSpaces,
  OBJECT,
  OPEN,
  westOf,
} from '../../map/layout.ts';
import { GROUND } from './cells.ts';
import { OBJECT_LETTERS } from './edges.ts';

/** Draws a map in the one way in which all its drawings agree: without figures and tokens, everything closed. */
export function drawLayout(layout: Layout): string {
  const { columns, rows } = layout;
  const margin = String(rows).length + 1;
  const lines = [`/${' '.repeat(margin + 1)}${columnNames(columns)}`];
  const numbers = numberSpaces(layout);
  const isWayOut = (edge: number): boolean =>
    layout.edges[edge] === BORDER &&
    cellsBeside(layout, edge).some(
      (cell) => isSpace(layout, cell) && layout.waysOut.includes(numbers[cell]!),
    ) &&
    !cellsBeside(layout, edge).every((cell) => isSpace(layout, cell));
  const markOf = (edge: number): string => {
    const what = layout.edges[edge]!;
    if (what === OPEN || !cellsBeside(layout, edge).some((cell) => isSpace(layout, cell))) return ' ';
    if (what >= OBJECT) return letterOf(layout.objects[what - OBJECT]!.kind);
    if (what === ELEVATION) return 'E';
    return isWayOut(edge) ? '~' : '|';
  };
  for (let row = 0; row <= rows; row++) {
    let corners = ' '.repeat(margin);
    let line = String(row + 1).padEnd(margin);
    for (let column = 0; column <= columns; column++) {
      corners += '+';
      if (column < columns) corners += levelMark(markOf(northOf(columns, rows, column, row)));
      if (row === rows) continue;
      line += markOf(westOf(columns, column, row));
      if (column < columns) line += groundMark(layout, row * columns + column);
    }
    lines.push(corners);
    if (row < rows) lines.push(line.trimEnd());
  }
  return `${lines.join('\n')}\n`;
}

const columnNames = (columns: number): string =>
  Array.from({ length: columns }, (_, column) => columnName(column).padEnd(4))
    .join('')
    .trimEnd();

const levelMark = (mark: string): string => (mark === '|' ? '---' : mark.repeat(3));

const groundMark = (layout: Layout, cell: number): string => {
  if (!isSpace(layout, cell)) return '###';
  const [mark] = Object.entries(GROUND).find(([, terrain]) => terrain === layout.cells[cell])!;
  return ` ${mark} `;
};

const letterOf = (kind: string): string => Object.entries(OBJECT_LETTERS).find(([, one]) => one === kind)![0];
