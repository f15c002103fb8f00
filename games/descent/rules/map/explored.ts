import { BORDER, isBetweenSpaces, type Layout, NO_SPACE, numberSpaces, OBJECT, OPEN } from './layout.ts';
import type { MapTables } from './tables.ts';

/** The layout as it would be without some of its spaces and without what lies between those. */
export function withoutSpaces({ layout, column, row }: MapTables, hidden: ReadonlySet<number>): Layout {
  if (hidden.size === 0) return layout;
  const cells = layout.cells.slice();
  for (const space of hidden) cells[row[space]! * layout.columns + column[space]!] = NO_SPACE;
  const edges = layout.edges.slice();
  for (let edge = 0; edge < edges.length; edge++)
    if (!isBetweenSpaces({ ...layout, cells }, edge)) edges[edge] = BORDER;
  return { ...layout, cells, edges };
}

/** What people have seen of a map: its open parts, the doors that lead on from them, and nothing where a door is gone. */
export function explored(
  tables: MapTables,
  hidden: readonly number[],
  isGone: (object: number) => boolean,
): Layout {
  const { layout, column, row } = tables;
  const { cells, edges: borders, ...seen } = withoutSpaces(tables, new Set(hidden));
  const edges = borders.slice();
  for (const [object, { kind, edges: on }] of layout.objects.entries())
    for (const edge of on)
      if (isGone(object)) edges[edge] = OPEN;
      else if (kind !== 'unexplored') edges[edge] = OBJECT + object;
  const numbers = numberSpaces({ ...layout, cells });
  const waysOut = layout.waysOut
    .map((space) => numbers[row[space]! * layout.columns + column[space]!]!)
    .filter((space) => space >= 0);
  return { ...seen, cells, edges, waysOut };
}
