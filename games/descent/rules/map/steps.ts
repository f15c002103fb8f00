import { has } from './bits.ts';
import { isLinked, type Links } from './neighbours.ts';
import type { MapTables } from './tables.ts';
import { groundOf, OBSTACLE, priceOf } from './terrain.ts';

/** How a figure moves: one that flies crosses elevation lines and moves through obstacles. */
export interface Gait {
  readonly flies?: boolean;
}

const linksOf = ({ neighbours }: MapTables, { flies }: Gait): Links =>
  flies ? neighbours.flight : neighbours.steps;

/** The spaces that one step leads to, even if somebody is there. */
export function stepsFrom(tables: MapTables, space: number, closed: number, gait: Gait = {}): number[] {
  const links = linksOf(tables, gait);
  const found: number[] = [];
  for (let at = 8 * space; at < 8 * space + 8; at++) {
    if (isLinked(links, at, closed)) found.push(tables.neighbours.to[at]!);
  }
  return found;
}

/** Spaces that a figure in a pit may climb out to, whoever may stand there: adjacent, and not across elevation. */
export function climbsFrom(tables: MapTables, space: number, closed: number): number[] {
  const found: number[] = [];
  for (let at = 8 * space; at < 8 * space + 8; at++) {
    if (isLinked(tables.neighbours.climbs, at, closed)) found.push(tables.neighbours.to[at]!);
  }
  return found;
}

/** Whether nobody stands on a space, and it is no obstacle. Tokens leave it empty. */
export const isEmpty = ({ terrain }: MapTables, space: number, taken: Uint32Array): boolean =>
  terrain[space] !== OBSTACLE && !has(taken, space);

/** A walk that could be made from here. */
export interface Walk extends Gait {
  /** The spaces from which it may begin: a large figure picks one of those that it fills. */
  readonly from: readonly number[];
  readonly points: number;
  readonly closed: number;
  /** Spaces that cannot be moved through: those of enemies. */
  readonly barred: Uint32Array;
  /** Movement points for a space; by its terrain if nothing is said. */
  readonly price?: (space: number) => number;
}

/**
 * For each space the fewest points with which a walk leads there, or UNREACHED. Where a figure could stop on the
 * way, or what happens there, is not looked at.
 */
export function pointsTo(tables: MapTables, walk: Walk): Uint8Array {
  const { count, terrain, neighbours } = tables;
  const links = linksOf(tables, walk);
  const { closed, barred, points, price } = walk;
  const spent = new Uint8Array(count).fill(UNREACHED);
  const rings: number[][] = Array.from({ length: points + 1 }, () => []);
  for (const space of walk.from) {
    spent[space] = 0;
    rings[0]!.push(space);
  }
  for (let so = 0; so < points; so++) {
    for (const space of rings[so]!) {
      if (spent[space] !== so) continue;
      for (let at = 8 * space; at < 8 * space + 8; at++) {
        const to = neighbours.to[at]!;
        if (to < 0 || spent[to]! <= so + 1 || !isLinked(links, at, closed) || has(barred, to)) continue;
        const sum = so + (price ? price(to) : priceOf(groundOf(terrain[to]!)));
        if (sum > points || sum >= spent[to]!) continue;
        spent[to] = sum;
        rings[sum]!.push(to);
      }
    }
  }
  return spent;
}

export const UNREACHED = 255;
