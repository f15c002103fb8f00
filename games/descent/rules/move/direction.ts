import { figureDef } from '../catalogue.ts';
import { closedObjects, spacesOf, tablesOf, taken } from '../ground.ts';
import { closestTo, furthestFrom } from '../map/directions.ts';
import { liesThrough } from '../map/lies.ts';
import type { Descent, Figure } from '../state.ts';
import { MAP } from '../zones.ts';
import { isShrunk } from './base.ts';
import { type Counting, endsFrom } from './walk.ts';

/** Movement relative to another figure: it must end as near to it as it can, or as far from it, whatever way it takes. */
export interface Direction {
  readonly leads: 'toward' | 'away';
  readonly target: Figure;
}

/** The spaces that a figure fills where it ends: one of the ways in which its base can lie. */
type End = readonly number[];

/**
 * The ends that a direction asks for, of all that the figure can still reach. Where none of them can be counted to from the
 * target there is no direction, and all of them will do.
 */
export function endsIn(
  g: Descent,
  figure: Figure,
  left: number,
  counting: Counting,
  { leads, target }: Direction,
): ReadonlySet<End> {
  const from = isShrunk(g, figure) ? [figure.at] : spacesOf(g, figure);
  const ends = [...liesFrom(g, figure, from, left, counting)];
  if (target.zone !== MAP) return new Set(ends);
  const choose = leads === 'toward' ? closestTo : furthestFrom;
  const meant = choose(tablesOf(g), spacesOf(g, target), ends, (end) => end, closedObjects(g));
  return new Set(meant.length > 0 ? meant : ends);
}

/** Whether a figure could still come to one of these ends from a space. */
export function reachesOne(
  g: Descent,
  figure: Figure,
  from: number,
  left: number,
  counting: Counting,
  ends: ReadonlySet<End>,
): boolean {
  for (const end of liesFrom(g, figure, [from], left, counting)) if (ends.has(end)) return true;
  return false;
}

function liesFrom(
  g: Descent,
  figure: Figure,
  from: readonly number[],
  left: number,
  counting: Counting,
): Set<End> {
  const { size } = figureDef(g, figure);
  const occupied = taken(g, figure);
  const spaces = endsFrom(g, figure, from, left, counting);
  return new Set(spaces.flatMap((space) => liesThrough(tablesOf(g), size, space, occupied)));
}
