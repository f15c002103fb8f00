import {
  BORDER,
  cellsBeside,
  edgeCount,
  isSpace,
  type Layout,
  NO_SPACE,
  northOf,
  OPEN,
  westOf,
} from './layout.ts';
import { type TileSide, turned } from './tiles.ts';

/** A map with a tile that lies beside it. */
export interface Enlarged {
  readonly layout: Layout;
  /** The number of the first space of the tile: all spaces of the map have lower ones, as they had without it. */
  readonly from: number;
}

/**
 * Lays a tile beside a map, below it and without a joint: no space of the one is adjacent to a space of the other. The
 * spaces of the map keep their numbers and names.
 */
export function layBeside(map: Layout, tile: TileSide): Enlarged {
  const { columns: wide, rows: high, cells } = turned(tile, 0);
  const columns = Math.max(map.columns, wide);
  const top = map.rows + 1;
  const rows = top + high;
  const layout: Layout = {
    columns,
    rows,
    cells: new Uint8Array(columns * rows).fill(NO_SPACE),
    edges: new Uint8Array(edgeCount(columns, rows)).fill(BORDER),
    objects: map.objects.map(({ kind, edges }) => ({
      kind,
      edges: edges.map((edge) => sameEdge(map, columns, rows, edge)),
    })),
    waysOut: map.waysOut,
    places: map.places,
  };
  for (const [cell, terrain] of map.cells.entries())
    layout.cells[Math.floor(cell / map.columns) * columns + (cell % map.columns)] = terrain;
  for (const [edge, what] of map.edges.entries()) layout.edges[sameEdge(map, columns, rows, edge)] = what;
  for (const [cell, terrain] of cells.entries())
    layout.cells[(top + Math.floor(cell / wide)) * columns + (cell % wide)] = terrain;
  for (let edge = 0; edge < layout.edges.length; edge++)
    if (cellsBeside(layout, edge).every((cell) => cell >= top * columns && isSpace(layout, cell)))
      layout.edges[edge] = OPEN;
  return { layout, from: map.cells.filter((terrain) => terrain !== NO_SPACE).length };
}

/** The number of an edge of a map on a larger sheet. */
function sameEdge(map: Layout, columns: number, rows: number, edge: number): number {
  const uprights = map.rows * (map.columns + 1);
  if (edge < uprights) return westOf(columns, edge % (map.columns + 1), Math.floor(edge / (map.columns + 1)));
  const level = edge - uprights;
  return northOf(columns, rows, level % map.columns, Math.floor(level / map.columns));
}
