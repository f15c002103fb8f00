import type { Activation, Descent, Points } from '../state.ts';
import { nextNumber } from '../turn/activation.ts';

/*
 * The movement points of a figure that acts: one pool, of which each point knows its source. A move action that is not over
 * keeps its place in the pool, also when all its points are spent.
 */

export const pointsIn = ({ points }: Activation): number => points.reduce((sum, { left }) => sum + left, 0);

/** The sources of which there are points. */
export const sourcesIn = ({ points }: Activation): Points['source'][] =>
  ORDER.filter((source) => points.some((one) => one.source === source && one.left > 0));

const ORDER: readonly Points['source'][] = ['move', 'gift', 'fatigue'];

/** Adds points to the pool. Gives their number. */
export function gain(g: Descent, act: Activation, source: Points['source'], n: number): number {
  const known = source === 'move' ? undefined : act.points.find((one) => one.source === source);
  if (known) {
    known.left += n;
    return known.id;
  }
  const id = nextNumber(g);
  act.points.push({ source, id, left: n });
  return id;
}

/**
 * Takes points from the pool, those of one source before all others. A move action is under way while any of its points
 * pays, and interrupted while others do.
 */
export function spend(act: Activation, price: number, first: Points['source'] = 'move'): void {
  const order = first === 'move' ? ORDER : ([first, first === 'gift' ? 'fatigue' : 'gift', 'move'] as const);
  let due = price;
  let walking = 0;
  for (const source of order) {
    for (const one of inTurn(act, source)) {
      const n = Math.min(due, one.left);
      if (n === 0) continue;
      one.left -= n;
      due -= n;
      if (source === 'move') walking ||= one.id;
    }
  }
  act.walking = walking;
  act.points = act.points.filter(({ source, left }) => left > 0 || source === 'move');
}

/** The move action that is under way pays before one that it has broken off. */
const inTurn = ({ points, walking }: Activation, source: Points['source']): Points[] =>
  points
    .filter((one) => one.source === source)
    .sort((a, b) => Number(b.id === walking) - Number(a.id === walking));

/** All points are lost, whatever they came from. Move actions without points are over as soon as anything else happens. */
export function emptyPool(act: Activation): void {
  for (const one of act.points) one.left = 0;
  act.points = act.points.filter(({ source }) => source === 'move');
}
