import type { Activation, Descent, Points } from '../state.ts';
import { nextNumber } from '../turn/activation.ts';

/*
 * The movement points of a figure that acts: one pool, of which each point knows its source. A move action that is not over
 * keeps its place in the pool, also when all its points are spent.
 */

export const pointsIn = ({ points }: Activation): number => points.reduce((sum, { left }) => sum + left, 0);

/** How points are named when they are spent: by their source, or as those of an ability. */
export type Purse = Points['source'] | 'ability';

const purseOf = ({ source, by }: Points): Purse => (by === undefined ? source : 'ability');

/** The kinds of points that there are. */
export const sourcesIn = ({ points }: Activation): Purse[] =>
  ORDER.filter((purse) => points.some((one) => purseOf(one) === purse && one.left > 0));

const ORDER: readonly Purse[] = ['ability', 'move', 'gift', 'fatigue'];

/** Adds points to the pool. Gives their number. */
export function gain(g: Descent, act: Activation, source: Points['source'], n: number, by?: string): number {
  const known = source === 'move' ? undefined : act.points.find((one) => one.source === source);
  if (known) {
    known.left += n;
    return known.id;
  }
  const id = nextNumber(g);
  act.points.push({ source, id, left: n, ...(by !== undefined && { by }) });
  return id;
}

/**
 * Takes points from the pool, those of one kind before all others. A move action is under way while any of its points
 * pays, and interrupted while others do.
 */
export function spend(act: Activation, price: number, first: Purse = ORDER[0]!): void {
  let due = price;
  let walking = 0;
  for (const purse of [first, ...FROM[first]]) {
    for (const one of inTurn(act, purse)) {
      const n = Math.min(due, one.left);
      if (n === 0) continue;
      one.left -= n;
      due -= n;
      if (one.source === 'move') walking ||= one.id;
    }
  }
  act.walking = walking;
  act.points = act.points.filter(({ source, left }) => left > 0 || source === 'move');
}

/** What pays when one kind of points is not enough. */
const FROM: { readonly [first in Purse]: readonly Purse[] } = {
  ability: ['move', 'gift', 'fatigue'],
  move: ['gift', 'fatigue', 'ability'],
  gift: ['fatigue', 'move', 'ability'],
  fatigue: ['gift', 'move', 'ability'],
};

/** The move action that is under way pays before one that it has broken off. */
const inTurn = ({ points, walking }: Activation, purse: Purse): Points[] =>
  points
    .filter((one) => purseOf(one) === purse)
    .sort((a, b) => Number(b.id === walking) - Number(a.id === walking));

/** Whether a figure is moving with the points of an ability. */
export const movesBy = ({ points, walking }: Activation, ability: string): boolean =>
  walking > 0 && points.some(({ id, by }) => id === walking && by === ability);

/** All points are lost, whatever they came from. Move actions without points are over as soon as anything else happens. */
export function emptyPool(act: Activation): void {
  for (const one of act.points) one.left = 0;
  act.points = act.points.filter(({ source }) => source === 'move');
}
