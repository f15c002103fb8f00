import { distanceBetween, NO_PATH } from './count.ts';
import type { MapTables } from './tables.ts';

/** Something that fills spaces: a figure, a token, a lie of a base. */
type Filled = readonly number[];

/** Those that are closest to a figure, by counting spaces; what cannot be counted to is not among them. */
export function closestTo<T>(
  tables: MapTables,
  target: Filled,
  among: readonly T[],
  spacesOf: (one: T) => Filled,
  closed: number,
): T[] {
  return best(
    among,
    (one) => distanceBetween(tables, target, spacesOf(one), closed),
    (a, b) => a < b,
  );
}

/** Those that are furthest from a figure, by counting spaces; what cannot be counted to is not among them. */
export function furthestFrom<T>(
  tables: MapTables,
  target: Filled,
  among: readonly T[],
  spacesOf: (one: T) => Filled,
  closed: number,
): T[] {
  return best(
    among,
    (one) => distanceBetween(tables, target, spacesOf(one), closed),
    (a, b) => a > b,
  );
}

function best<T>(
  among: readonly T[],
  distanceOf: (one: T) => number,
  isBetter: (a: number, b: number) => boolean,
): T[] {
  let found: T[] = [];
  let at = NO_PATH;
  for (const one of among) {
    const distance = distanceOf(one);
    if (distance === NO_PATH) continue;
    if (found.length === 0 || isBetter(distance, at)) [found, at] = [[one], distance];
    else if (distance === at) found.push(one);
  }
  return found;
}
