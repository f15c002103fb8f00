import type { Box, Point, Size } from '@questwright/board-kit';
import type { MapTables } from '../../rules/map/tables.ts';

/** How wide a space is, in the map's own units. */
export const SPACE = 100;
/** The rock around the rooms. */
export const RIM = 60;

export const sizeOf = ({ layout }: MapTables): Size => ({
  width: layout.columns * SPACE + 2 * RIM,
  height: layout.rows * SPACE + 2 * RIM,
});

export const cornerOf = ({ column, row }: MapTables, space: number): Point => ({
  x: RIM + column[space]! * SPACE,
  y: RIM + row[space]! * SPACE,
});

export const centreOf = (tables: MapTables, space: number): Point => {
  const { x, y } = cornerOf(tables, space);
  return { x: x + SPACE / 2, y: y + SPACE / 2 };
};

/** The middle of what a figure covers. */
export function middleOf(tables: MapTables, spaces: readonly number[]): Point {
  const sum = spaces.reduce(
    (all, space) => {
      const { x, y } = centreOf(tables, space);
      return { x: all.x + x, y: all.y + y };
    },
    { x: 0, y: 0 },
  );
  return { x: sum.x / spaces.length, y: sum.y / spaces.length };
}

export function boxAround(tables: MapTables, spaces: readonly number[], by = 0): Box | null {
  if (spaces.length === 0) return null;
  const corners = spaces.map((space) => cornerOf(tables, space));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - by * SPACE,
    right: Math.max(...xs) + (1 + by) * SPACE,
    top: Math.min(...ys) - by * SPACE,
    bottom: Math.max(...ys) + (1 + by) * SPACE,
  };
}

/** The space at a point of the map; -1 in the rock. */
export function spaceAt({ layout, column, row, count }: MapTables, { x, y }: Point): number {
  const at = { column: Math.floor((x - RIM) / SPACE), row: Math.floor((y - RIM) / SPACE) };
  if (at.column < 0 || at.column >= layout.columns) return -1;
  for (let space = 0; space < count; space++)
    if (column[space] === at.column && row[space] === at.row) return space;
  return -1;
}

/** A fixed number from 0 to 1 for each space, so that stones differ and yet never change. */
export function grain(space: number, salt: number): number {
  let n = Math.imul(space + 1, 374761393) + Math.imul(salt + 1, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}
