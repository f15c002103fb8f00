import type { MapTables } from './tables.ts';

/**
 * Whether one space sees another, given what blocks sight: the spaces of figures that are not in a pit, and of
 * obstacles, and the objects that are closed. What stands in the two spaces themselves does not matter.
 */
export function seesSpace(tables: MapTables, from: number, to: number, blocking: Uint32Array): boolean {
  const { words, count, sight } = tables;
  const { masks } = sight;
  const pair = count * from + to;
  let at = sight.start[pair]!;
  for (let line = sight.lines[pair]!; line > 0; line--) {
    let inTheWay = 0;
    for (let word = 0; word < words; word++) inTheWay |= masks[at + word]! & blocking[word]!;
    if (inTheWay === 0) return true;
    at += words;
  }
  return false;
}

/** Whether a figure, by the spaces that it fills, sees a space whatever stands on the map, as it does beside itself. */
export function seesAnyway({ words, count, sight }: MapTables, from: readonly number[], to: number): boolean {
  const { start, lines, masks } = sight;
  for (const space of from) {
    const pair = count * space + to;
    if (lines[pair] !== 1) continue;
    let needed = 0;
    for (let word = 0; word < words; word++) needed |= masks[start[pair]! + word]!;
    if (needed === 0) return true;
  }
  return false;
}

/**
 * Whether a figure, by the spaces that it fills, sees a space. A figure down in a pit sees only what is next
 * to it.
 */
export function sees(
  tables: MapTables,
  from: readonly number[],
  to: number,
  blocking: Uint32Array,
  { inPit = false }: { readonly inPit?: boolean } = {},
): boolean {
  for (const space of from) {
    if (inPit && space !== to && !touch(tables, space, to)) continue;
    if (seesSpace(tables, space, to, blocking)) return true;
  }
  return false;
}

/** Whether two figures, by the spaces that they fill, see each other; `inPit` says that one of them is in a pit. */
export function seeEachOther(
  tables: MapTables,
  one: readonly number[],
  other: readonly number[],
  blocking: Uint32Array,
  inPit = false,
): boolean {
  return other.some((to) => sees(tables, one, to, blocking, { inPit }));
}

/** Whether two spaces have an edge or a corner in common. */
export function touch({ column, row }: MapTables, one: number, other: number): boolean {
  return (
    one !== other && Math.abs(column[one]! - column[other]!) <= 1 && Math.abs(row[one]! - row[other]!) <= 1
  );
}
