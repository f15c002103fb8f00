import { DX, DY, edgesAt } from './corner.ts';
import { BORDER, ELEVATION, OBJECT, WALL } from './layout.ts';
import type { MapTables } from './tables.ts';

/**
 * Whether an attack from a space at one that touches it goes across elevation: over an elevation line, or past a
 * corner where two of them meet, or one meets a wall or the edge of the map (an old wall is one while it stands).
 */
export function isAcrossElevation(
  { layout, column, row }: MapTables,
  from: number,
  to: number,
  closed: number,
): boolean {
  const [dx, dy] = [column[to]! - column[from]!, row[to]! - row[from]!];
  const direction = DX.findIndex((x, n) => x === dx && DY[n] === dy);
  if (direction < 0) return false;
  const around = edgesAt(layout, column[from]! + (dx > 0 ? 1 : 0), row[from]! + (dy > 0 ? 1 : 0)).map(
    (edge) => (edge < 0 ? BORDER : layout.edges[edge]!),
  );
  if (direction % 2 === 0) return around[dx === 0 ? 1 : 2] === ELEVATION;
  const lines = around.filter((what) => what === ELEVATION).length;
  const isWall = (what: number): boolean =>
    what === WALL ||
    what === BORDER ||
    (what >= OBJECT &&
      layout.objects[what - OBJECT]!.kind === 'old wall' &&
      (closed & (1 << (what - OBJECT))) !== 0);
  return lines >= 2 || (lines === 1 && around.some(isWall));
}
