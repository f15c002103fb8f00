import type { Size } from './bases.ts';
import { has } from './bits.ts';
import type { MapTables } from './tables.ts';
import { OBSTACLE } from './terrain.ts';

/** Whether a lie of a base covers only spaces that are not taken, and lies across nothing that is closed. */
export function fits({ bases, words }: MapTables, size: Size, lie: number, taken: Uint32Array): boolean {
  const { bits } = bases[size];
  for (let i = 0; i < words; i++) if ((bits[lie * words + i]! & taken[i]!) !== 0) return false;
  return true;
}

/** The lies of a base that cover a space, as lists of spaces, where nothing is in their way. */
export function liesThrough(
  tables: MapTables,
  size: Size,
  space: number,
  taken: Uint32Array,
): (readonly number[])[] {
  const { through, lies } = tables.bases[size];
  const found: (readonly number[])[] = [];
  for (const lie of through[space]!) if (fits(tables, size, lie, taken)) found.push(lies[lie]!);
  return found;
}

/** Whether a figure of this size could be put down so that it covers a space. */
export function canStop(tables: MapTables, size: Size, space: number, taken: Uint32Array): boolean {
  if (size === 'small') return !has(taken, space) && tables.terrain[space] !== OBSTACLE;
  for (const lie of tables.bases[size].through[space]!) if (fits(tables, size, lie, taken)) return true;
  return false;
}
