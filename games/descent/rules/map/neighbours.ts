import {
  ADJACENCY,
  type Barriers,
  CLIMBS,
  FLIGHT,
  FREE,
  isFree,
  NEVER,
  type Needs,
  needsOf,
  SIGHT,
  STEPS,
} from './barriers.ts';
import { DX, DY, edgesAt, needsOfWay, needsToSlip, TURNS } from './corner.ts';
import { type Layout, NO_SPACE } from './layout.ts';
import { OBSTACLE } from './terrain.ts';

/**
 * For each space and each of the eight directions what it takes to go there: one of two ways must be free. The
 * second is the same as the first where there is only one.
 */
export interface Links {
  readonly one: Int32Array;
  readonly two: Int32Array;
}

export interface Neighbours {
  /** The space in each direction from each space, or -1: 8 * space + direction. */
  readonly to: Int16Array;
  readonly adjacent: Links;
  readonly steps: Links;
  readonly flight: Links;
  readonly climbs: Links;
  readonly sight: Links;
}

/** Whether the link at 8 * space + direction is free while these objects are closed. */
export function isLinked({ one, two }: Links, at: number, closed: number): boolean {
  const needs = one[at]!;
  return needs !== NEVER && ((needs & closed) === 0 || isFree(two[at]!, closed));
}

export function findNeighbours(layout: Layout, numbers: Int16Array, count: number): Neighbours {
  const to = new Int16Array(8 * count).fill(-1);
  for (let cell = 0; cell < numbers.length; cell++) {
    if (numbers[cell]! < 0) continue;
    for (let direction = 0; direction < 8; direction++) {
      const there = cellTowards(layout, cell, direction);
      if (there >= 0) to[8 * numbers[cell]! + direction] = numbers[there]!;
    }
  }
  const linksOf = (barriers: Barriers, kind: LinkKind): Links =>
    findLinks(layout, numbers, to, barriers, kind);
  return {
    to,
    adjacent: linksOf(ADJACENCY, { throughObstacles: false, slips: true }),
    steps: linksOf(STEPS, { throughObstacles: false, slips: false }),
    flight: linksOf(FLIGHT, { throughObstacles: true, slips: true }),
    climbs: linksOf(CLIMBS, { throughObstacles: false, slips: false }),
    sight: linksOf(SIGHT, { throughObstacles: true, slips: true }),
  };
}

interface LinkKind {
  readonly throughObstacles: boolean;
  /** Whether a corner may be slipped past where an elevation line meets a wall. */
  readonly slips: boolean;
}

function findLinks(
  layout: Layout,
  numbers: Int16Array,
  to: Int16Array,
  barriers: Barriers,
  kind: LinkKind,
): Links {
  const needs = needsOf(layout, barriers);
  const one = new Int32Array(to.length).fill(NEVER);
  const two = new Int32Array(to.length).fill(NEVER);
  for (let cell = 0; cell < numbers.length; cell++) {
    const space = numbers[cell]!;
    if (space < 0) continue;
    for (let direction = 0; direction < 8; direction++) {
      const at = 8 * space + direction;
      if (to[at]! < 0) continue;
      const there = cellTowards(layout, cell, direction);
      if (!kind.throughObstacles && (isObstacle(layout, cell) || isObstacle(layout, there))) continue;
      const [first, second] = waysTo(layout, cell, direction, needs, kind);
      one[at] = first === NEVER ? second : first;
      two[at] = second === NEVER ? first : second;
    }
  }
  return { one, two };
}

/** What the two ways to the next cell ask for: across its edge, or round the corner on either side. */
function waysTo(
  layout: Layout,
  cell: number,
  direction: number,
  needs: Int32Array,
  kind: LinkKind,
): [Needs, Needs] {
  const { columns } = layout;
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const [dx, dy] = [DX[direction]!, DY[direction]!];
  const [x, y] = [column + (dx > 0 ? 1 : 0), row + (dy > 0 ? 1 : 0)];
  const edges = edgesAt(layout, x, y);
  if (direction % 2 === 0) {
    // The corner north-west of the next cell, or of this one: the shared edge leads south or east from it.
    const edge = dx === 0 ? edges[1]! : edges[2]!;
    return [needs[edge]!, needs[edge]!];
  }
  const slip = kind.slips ? FREE : needsToSlip(layout, x, y);
  const around = edges.map((edge) => (edge < 0 ? NEVER : needs[edge]!));
  const [way, other] = TURNS[(((direction + 4) % 8) - 1) / 2]![direction]!;
  return [needsOfWay(way!, around) | slip, needsOfWay(other!, around) | slip];
}

const isObstacle = ({ cells }: Layout, cell: number): boolean => cells[cell] === OBSTACLE;

/** The cell with a space in a direction, or -1. */
function cellTowards({ columns, rows, cells }: Layout, cell: number, direction: number): number {
  const column = (cell % columns) + DX[direction]!;
  const row = Math.floor(cell / columns) + DY[direction]!;
  if (column < 0 || row < 0 || column >= columns || row >= rows) return -1;
  const there = row * columns + column;
  return cells[there] === NO_SPACE ? -1 : there;
}
