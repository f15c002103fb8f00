import { doorsOnMat } from '../pieces.ts';
import type { Bardsung, Piece } from '../state.ts';
import { layoutOf } from './layout.ts';

/** The zones next to a zone: by a shared border on its tile, or where two portals meet without a closed door. */
export function zonesNextTo(g: Bardsung, at: number): readonly number[] {
  const { inside, passages } = layoutOf(g);
  const found = [...(inside.get(at) ?? [])];
  for (const {
    zones: [a, b],
    portals,
  } of passages) {
    if ((a !== at && b !== at) || isBarred(g, portals)) continue;
    const other = a === at ? b : a;
    if (!found.includes(other)) found.push(other);
  }
  return found.sort((a, b) => a - b);
}

const isBarred = (g: Bardsung, portals: readonly number[]): boolean =>
  doorsOnMat(g).some((door) => door.turned && portals.includes(door.host));

/** How many zones each zone is away, through open ways; zones that cannot be reached are not in it. */
export function distancesFrom(g: Bardsung, at: number): ReadonlyMap<number, number> {
  const far = new Map([[at, 0]]);
  const edge = [at];
  for (let i = 0; i < edge.length; i++) {
    for (const next of zonesNextTo(g, edge[i]!)) {
      if (far.has(next)) continue;
      far.set(next, far.get(edge[i]!)! + 1);
      edge.push(next);
    }
  }
  return far;
}

/** How many zones lie between, through open ways; infinite when there is no way. */
export const zonesBetween = (g: Bardsung, a: number, b: number): number =>
  distancesFrom(g, a).get(b) ?? Number.POSITIVE_INFINITY;

/** The zones that a door token lies in: both that it parts, or one while nothing lies beyond. */
export function zonesOfDoor(g: Bardsung, door: Piece): readonly number[] {
  const { passages, unexplored } = layoutOf(g);
  const passage = passages.find(({ portals }) => portals.includes(door.host));
  if (passage) return passage.zones;
  return unexplored.filter(({ portal }) => portal === door.host).map(({ zone }) => zone);
}
