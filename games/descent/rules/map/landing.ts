import type { Size } from './bases.ts';
import { closedIn } from './bits.ts';
import { closestTo } from './directions.ts';
import { fits } from './lies.ts';
import type { MapTables } from './tables.ts';

/**
 * Where a figure that is to be placed on a tile can be put down: with its whole base on the tile if that is
 * possible, otherwise as near to it as there is room.
 */
export function landings(
  tables: MapTables,
  size: Size,
  place: readonly number[],
  taken: Uint32Array,
): (readonly number[])[] {
  const { lies } = tables.bases[size];
  const free = lies.filter((_, lie) => fits(tables, size, lie, taken));
  const within = free.filter((lie) => lie.every((space) => place.includes(space)));
  return within.length > 0 ? within : closestTo(tables, place, free, (lie) => lie, closedIn(taken));
}

/** The same with as much of its base as possible on these spaces. */
export function mostlyOn(
  tables: MapTables,
  size: Size,
  place: readonly number[],
  taken: Uint32Array,
): (readonly number[])[] {
  const { lies } = tables.bases[size];
  const free = lies.filter((_, lie) => fits(tables, size, lie, taken));
  const on = (lie: readonly number[]): number => lie.filter((space) => place.includes(space)).length;
  const most = Math.max(0, ...free.map(on));
  return most > 0 ? free.filter((lie) => on(lie) === most) : [];
}
