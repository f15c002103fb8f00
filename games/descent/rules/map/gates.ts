import type { MapTables } from './tables.ts';

/** Whether a figure, by the spaces that it fills, is next to an object: one of its edges must lie on it. */
export function isNextTo({ objects }: MapTables, object: number, spaces: readonly number[]): boolean {
  return objects[object]!.sides.some(([one, other]) => spaces.includes(one) || spaces.includes(other));
}

/** Whether a figure stands on both sides of an object, so that it cannot be closed. */
export function standsInIt({ objects }: MapTables, object: number, spaces: readonly number[]): boolean {
  return objects[object]!.sides.some(([one, other]) => spaces.includes(one) && spaces.includes(other));
}

/** What players call an object: the first pair of spaces that it parts, `a2|b2`. */
export function gateName({ objects, names }: MapTables, object: number): string {
  const [one, other] = objects[object]!.sides[0]!;
  return `${names[one]}|${names[other]}`;
}

/** The object between two spaces of these names, in either order, or -1. */
export function gateNamed(tables: MapTables, name: string): number {
  const [one, other] = name.split('|').map((space) => tables.spaceNamed(space.trim()));
  return tables.objects.findIndex(({ sides }) =>
    sides.some(([a, b]) => (a === one && b === other) || (a === other && b === one)),
  );
}
