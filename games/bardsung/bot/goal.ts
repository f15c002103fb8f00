import { theEncounter } from '../rules/encounter/encounter.ts';
import { isExitTile } from '../rules/encounter/outcome.ts';
import { openPortals } from '../rules/explore/portals.ts';
import { layoutOf } from '../rules/map/layout.ts';
import { EXITS, MAT, type Opening, tileOfZone } from '../rules/map/mat.ts';
import { distancesFrom, UNREACHED } from '../rules/map/ways.ts';
import { heroModel } from '../rules/pieces.ts';
import type { Bardsung } from '../rules/state.ts';

/** The zones of the tiles at the exit; none while it has not been found, or where none is looked for. */
export function zonesAtExit(g: Bardsung): readonly number[] {
  const { goal } = theEncounter(g);
  if (goal !== 'crawl' && goal !== 'tunnel') return [];
  return layoutOf(g).zones.filter((at) => isExitTile(g, tileOfZone(at)));
}

/** A tile is about three squares deep, and a zone about one. */
const SQUARES_A_ZONE = 1.5;

/** How far it is to the exit by a portal: the zones up to it, and the squares beyond. */
export function detourBy(g: Bardsung, { zone, beyond }: Opening, from: number): number {
  const far = distancesFrom(g, from)[zone]!;
  return far === UNREACHED ? Number.POSITIVE_INFINITY : far + squaresToExit(g, beyond) / SQUARES_A_ZONE;
}

function squaresToExit(g: Bardsung, square: number): number {
  const [col, row] = EXITS[theEncounter(g).exit]!;
  return Math.abs((square % MAT.width) - col) + Math.abs(Math.floor(square / MAT.width) - row);
}

/** The portal by which the way to the exit seems shortest from where the party is. */
export function nextPortal(g: Bardsung): Opening | undefined {
  const from = heroModel(g, 0).at;
  let best: Opening | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const portal of openPortals(g)) {
    const far = detourBy(g, portal, from);
    if (far < least) [best, least] = [portal, far];
  }
  return best;
}

/** Farther than any way: for those behind a closed door. */
const NO_WAY = 99;

/** How far the party still has to go, in zones: the sum over its heroes. */
export function wayLeft(g: Bardsung): number {
  const { goal } = theEncounter(g);
  if (goal !== 'crawl' && goal !== 'tunnel') return 0;
  const ends = zonesAtExit(g);
  const portal = ends.length === 0 ? nextPortal(g) : undefined;
  let sum = 0;
  for (let seat = 0; seat < g.seats; seat++) {
    const { at } = heroModel(g, seat);
    if (portal) sum += Math.min(NO_WAY, 2 + detourBy(g, portal, at));
    else {
      const far = distancesFrom(g, at);
      sum += Math.min(NO_WAY, ...ends.map((end) => far[end]!));
    }
  }
  return sum;
}
