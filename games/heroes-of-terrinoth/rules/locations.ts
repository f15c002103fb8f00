import { hears, note, tell, valueFor } from '@questwright/adventure';
import { move, type Rule, top, zoneAt } from '@questwright/kernel';
import { locationDef } from './catalogue.ts';
import { settle } from './outcome.ts';
import { spawnInShadows, spawnRound } from './spawn.ts';
import type { Piece, Terrinoth } from './state.ts';

const locations = zoneAt<Piece>('location');

export const activeLocation = (g: Terrinoth): Piece | undefined => locations(g)[0];

export const explorationValue = (g: Terrinoth, location: Piece): number =>
  Math.max(0, valueFor(g, 'explorationValue', locationDef(g, location).exploration, location));

/** Told by the progress that is there now: a location can stop being fully explored. */
export function isFullyExplored(g: Terrinoth): boolean {
  const location = activeLocation(g);
  return location !== undefined && location.progress >= explorationValue(g, location);
}

export function* addProgress(g: Terrinoth, n: number, seat: number): Rule {
  const location = activeLocation(g);
  if (!location || n <= 0) return;
  location.progress += n;
  note(g, 'ht.log.progress', { n, location }, 'HT-EXPLORE-02');
  if (hears(g, 'progressAdded')) yield* tell(g, 'progressAdded', { seat, n });
  yield* settle(g);
}

export function removeProgress(g: Terrinoth, amount: number): void {
  const location = activeLocation(g);
  const n = Math.min(amount, location?.progress ?? 0);
  if (!location || n <= 0) return;
  location.progress -= n;
  note(g, 'ht.log.progress-lost', { n, location }, 'HT-EXPLORE-05');
}

/** Turns up the next location and spawns its enemies: engaged ones first, then those in the shadows. */
export function* revealLocation(g: Terrinoth): Rule {
  const location = top(g, 'location-deck') as Piece;
  move(g, location, 'location', { down: false });
  note(g, 'ht.log.location', { location }, 'HT-TRAVEL-07');
  if (hears(g, 'locationRevealed')) yield* tell(g, 'locationRevealed', { location });
  const { engaged, shadows } = locationDef(g, location);
  yield* spawnRound(g, valueFor(g, 'spawnEngaged', engaged, location), g.leader);
  yield* spawnInShadows(g, valueFor(g, 'spawnShadows', shadows, location), true);
  yield* settle(g);
}
