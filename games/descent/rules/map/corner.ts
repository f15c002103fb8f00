import { FREE, NEVER, type Needs } from './barriers.ts';
import { BORDER, ELEVATION, type Layout, northOf, OBJECT, WALL, westOf } from './layout.ts';

/*
 * Eight directions, clockwise from north: the even ones lead along edges, the odd ones into the four quarters
 * around a corner.
 *
 *        NW | NE        7 0 1
 *        ---+---        6 + 2
 *        SW | SE        5 4 3
 */
export const NORTH = 0;
export const NORTH_EAST = 1;
export const EAST = 2;
export const SOUTH_EAST = 3;
export const SOUTH = 4;
export const SOUTH_WEST = 5;
export const WEST = 6;
export const NORTH_WEST = 7;

/** Steps of the eight directions in columns and rows. */
export const DX: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];
export const DY: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

/** A way round a corner: bit n is set if it crosses the edge that leads from the corner in direction 2n. */
type Way = number;

/**
 * The ways to turn about a corner from a quarter to a direction, either way round, across no more than two edges.
 * A step, a count and a look between quarters that lie opposite each other are free if one of two ways is.
 */
export const TURNS: readonly (readonly (readonly Way[])[])[] = [0, 1, 2, 3].map((quarter) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((direction) =>
    [turn(2 * quarter + 1, direction, 1), turn(2 * quarter + 1, direction, 7)].filter(
      (way) => sizeOf(way) <= 2,
    ),
  ),
);

function turn(from: number, to: number, by: number): Way {
  let way = 0;
  for (let at = from; at !== to; at = (at + by) % 8) if (at !== from && at % 2 === 0) way |= 1 << (at / 2);
  return way;
}

function sizeOf(way: Way): number {
  return (way & 1) + ((way >> 1) & 1) + ((way >> 2) & 1) + ((way >> 3) & 1);
}

/** The four edges that meet at a corner, by quarter turns from north; -1 beyond the grid. */
export function edgesAt({ columns, rows }: Layout, x: number, y: number): [number, number, number, number] {
  return [
    y > 0 ? westOf(columns, x, y - 1) : -1,
    x < columns ? northOf(columns, rows, x, y) : -1,
    y < rows ? westOf(columns, x, y) : -1,
    x > 0 ? northOf(columns, rows, x - 1, y) : -1,
  ];
}

/** What a way round a corner asks for, the corner's edges asking for `needs` each. */
export function needsOfWay(way: Way, needs: readonly Needs[]): Needs {
  let sum = FREE;
  for (let n = 0; n < 4; n++) if (way & (1 << n)) sum |= needs[n]!;
  return sum;
}

/**
 * What every diagonal step at a corner asks for, whatever its sides: where an elevation line meets a wall or the
 * edge of the map nobody slips past. An old wall is such an edge for as long as it stands.
 */
export function needsToSlip(layout: Layout, x: number, y: number): Needs {
  let isElevation = false;
  let needs = FREE;
  for (const edge of edgesAt(layout, x, y)) {
    const what = edge < 0 ? BORDER : layout.edges[edge]!;
    if (what === ELEVATION) isElevation = true;
    else if (what === WALL || what === BORDER) needs = NEVER;
    else if (what >= OBJECT && layout.objects[what - OBJECT]!.kind === 'old wall')
      needs |= 1 << (what - OBJECT);
  }
  return isElevation ? needs : FREE;
}
