import { EAST, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST } from './corner.ts';

/** What a straight line from corner to corner meets on its way. */
export const ENTERS = 0;
export const CROSSES_UPRIGHT = 1;
export const CROSSES_LEVEL = 2;
export const PASSES = 3;
export const RUNS_UPRIGHT = 4;
export const RUNS_LEVEL = 5;

/**
 * A straight line between two corners, as what it meets in order: triples of a kind, a column and a row, counted
 * from the corner where it begins. Cells and edges are named by the corner north-west of them, so a line that runs
 * north begins with row -1. Everything is exact: there are only whole numbers in it.
 */
export interface Line {
  readonly direction: number;
  readonly meets: Int8Array;
}

const known = new Map<number, Line>();

/** The line that leads this many columns and rows away. */
export function lineTo(dx: number, dy: number): Line {
  const key = (dx + 256) * 1024 + dy + 256;
  let line = known.get(key);
  if (!line)
    known.set(key, (line = { direction: directionOf(dx, dy), meets: Int8Array.from(follow(dx, dy)) }));
  return line;
}

function directionOf(dx: number, dy: number): number {
  if (dx === 0) return dy < 0 ? NORTH : SOUTH;
  if (dy === 0) return dx < 0 ? WEST : EAST;
  if (dx > 0) return dy < 0 ? NORTH_EAST : SOUTH_EAST;
  return dy < 0 ? NORTH_WEST : SOUTH_WEST;
}

function* follow(dx: number, dy: number): Generator<number> {
  const [stepX, stepY] = [Math.sign(dx), Math.sign(dy)];
  const [width, height] = [Math.abs(dx), Math.abs(dy)];
  if (dx === 0 || dy === 0) {
    const runs = dx === 0 ? RUNS_UPRIGHT : RUNS_LEVEL;
    for (let n = 0; n < width + height; n++) {
      if (n > 0) yield* [PASSES, n * stepX, n * stepY];
      yield* [runs, stepX < 0 ? -n - 1 : n * stepX, stepY < 0 ? -n - 1 : n * stepY];
    }
    return;
  }
  // The cell that the line is in, and how many upright and level lines of the grid it has come to.
  let [column, row] = [stepX < 0 ? -1 : 0, stepY < 0 ? -1 : 0];
  let [uprights, levels] = [0, 0];
  for (;;) {
    yield* [ENTERS, column, row];
    const upright = (uprights + 1) * height;
    const level = (levels + 1) * width;
    if (upright <= level) {
      uprights++;
      column += stepX;
    }
    if (level <= upright) {
      levels++;
      row += stepY;
    }
    if (upright === level) {
      if (uprights === width) return;
      yield* [PASSES, uprights * stepX, levels * stepY];
    } else if (upright < level) yield* [CROSSES_UPRIGHT, uprights * stepX, row];
    else yield* [CROSSES_LEVEL, column, levels * stepY];
  }
}
