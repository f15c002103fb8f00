import { BORDER, ELEVATION, type Layout, OBJECT, type ObjectKind, WALL } from './layout.ts';

/** What an edge, or a way round a corner, asks for: nothing, or that some objects be open; or it is never free. */
export type Needs = number;

export const FREE: Needs = 0;
export const NEVER: Needs = -1;

/** Whether what is asked for is so, given the bits of the objects that are closed. */
export const isFree = (needs: Needs, closed: number): boolean => needs !== NEVER && (needs & closed) === 0;

/** What an edge must not carry for some purpose. Borders and walls bar every way. */
export interface Barriers {
  readonly objects: readonly ObjectKind[];
  readonly elevation: boolean;
}

/** Adjacency, counting spaces, and what spreads by them. */
export const ADJACENCY: Barriers = { objects: ['door', 'old wall', 'unexplored'], elevation: false };
/** Steps of a figure. */
export const STEPS: Barriers = { objects: ['door', 'old wall', 'unexplored', 'portcullis'], elevation: true };
/** Steps of a figure that flies. */
export const FLIGHT: Barriers = {
  objects: ['door', 'old wall', 'unexplored', 'portcullis'],
  elevation: false,
};
/** Climbing out of a pit: to an adjacent space, but not across elevation. */
export const CLIMBS: Barriers = { objects: ['door', 'old wall', 'unexplored'], elevation: true };
export const SIGHT: Barriers = {
  objects: ['door', 'old wall', 'unexplored', 'overgrowth'],
  elevation: false,
};
/** What a base may not lie across. */
export const BASES: Barriers = {
  objects: ['door', 'old wall', 'unexplored', 'portcullis', 'overgrowth'],
  elevation: false,
};

/** For each edge of a map what it asks of those who pass it. */
export function needsOf(layout: Layout, barriers: Barriers): Int32Array {
  return Int32Array.from(layout.edges, (edge) => {
    if (edge >= OBJECT) {
      const object = edge - OBJECT;
      return barriers.objects.includes(layout.objects[object]!.kind) ? 1 << object : FREE;
    }
    return edge === BORDER || edge === WALL || (edge === ELEVATION && barriers.elevation) ? NEVER : FREE;
  });
}
