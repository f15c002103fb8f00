import { has } from './bits.ts';
import { isLinked } from './neighbours.ts';
import type { MapTables } from './tables.ts';

/** The distance where no path leads: farther than any number of spaces. */
export const NO_PATH = 255;

const MOST_CACHED = 64;

/**
 * The distances between all spaces while these objects are closed, `count * from + to`. They are worked out once
 * for all positions of the doors that bar counting.
 */
export function distancesOf(tables: MapTables, closed: number): Uint8Array {
  const key = closed & tables.barring;
  const known = tables.distances.get(key);
  if (known) return known;
  const { count } = tables;
  const found = new Uint8Array(count * count).fill(NO_PATH);
  const neighbours = adjacencyOf(tables, key);
  const queue = new Int16Array(count);
  for (let from = 0; from < count; from++)
    countFrom(found.subarray(count * from, count * (from + 1)), from, neighbours, queue);
  if (tables.distances.size === MOST_CACHED) tables.distances.delete(tables.distances.keys().next().value!);
  tables.distances.set(key, found);
  return found;
}

/** The spaces adjacent to a space. */
export function adjacentTo(
  { neighbours: { to, adjacent } }: MapTables,
  space: number,
  closed: number,
): number[] {
  const found: number[] = [];
  for (let at = 8 * space; at < 8 * space + 8; at++) if (isLinked(adjacent, at, closed)) found.push(to[at]!);
  return found;
}

export const areAdjacent = (tables: MapTables, one: number, other: number, closed: number): boolean =>
  distance(tables, one, other, closed) === 1;

export const distance = (tables: MapTables, from: number, to: number, closed: number): number =>
  distancesOf(tables, closed)[tables.count * from + to]!;

/** The distance between two figures: from any space of the one to any space of the other. */
export function distanceBetween(
  tables: MapTables,
  from: readonly number[],
  to: readonly number[],
  closed: number,
): number {
  const distances = distancesOf(tables, closed);
  let least = NO_PATH;
  for (const one of from) {
    for (const other of to) least = Math.min(least, distances[tables.count * one + other]!);
  }
  return least;
}

/**
 * The distances from one space if nothing is counted through the spaces of `barred`, where things stand that
 * nobody counts through. What is barred has a distance itself.
 */
export function distancesAround(
  tables: MapTables,
  from: number,
  closed: number,
  barred: Uint32Array,
): Uint8Array {
  const found = new Uint8Array(tables.count).fill(NO_PATH);
  const passable = adjacencyOf(tables, closed).map((spaces, space) =>
    space !== from && has(barred, space) ? [] : spaces,
  );
  countFrom(found, from, passable, new Int16Array(tables.count));
  return found;
}

/** The distances between all spaces, `count * from + to`, if nothing is counted through those of `barred`. */
export function distancesBarring(tables: MapTables, closed: number, barred: Uint32Array): Uint8Array {
  const { count } = tables;
  const found = new Uint8Array(count * count);
  for (let from = 0; from < count; from++)
    found.set(distancesAround(tables, from, closed, barred), count * from);
  return found;
}

function adjacencyOf(tables: MapTables, closed: number): number[][] {
  return Array.from({ length: tables.count }, (_, space) => adjacentTo(tables, space, closed));
}

/** Fills in the distances from a space, ring by ring. */
function countFrom(
  found: Uint8Array,
  from: number,
  neighbours: readonly (readonly number[])[],
  queue: Int16Array,
): void {
  found[from] = 0;
  queue[0] = from;
  for (let next = 0, end = 1; next < end; next++) {
    const space = queue[next]!;
    for (const other of neighbours[space]!) {
      if (found[other] !== NO_PATH) continue;
      found[other] = found[space]! + 1;
      queue[end++] = other;
    }
  }
}
