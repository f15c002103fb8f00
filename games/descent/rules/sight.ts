import { CLOSED, figureIn, spacesOf, tablesOf } from './ground.ts';
import { close, nothing, put } from './map/bits.ts';
import { sees } from './map/sight.ts';
import { PIT } from './map/terrain.ts';
import { onMap } from './pieces.ts';
import type { Descent, Figure } from './state.ts';

/** Whether every space that a figure fills is a pit. */
export function isInPit(g: Descent, figure: Figure): boolean {
  const { terrain } = tablesOf(g);
  return spacesOf(g, figure).every((space) => terrain[space] === PIT);
}

/** What blocks sight: the spaces of figures that are not down in a pit, and the objects that are closed. */
export function blockingSight(g: Descent): Uint32Array {
  const tables = tablesOf(g);
  const bits = nothing(tables.words);
  for (const figure of onMap(g)) {
    for (const space of spacesOf(g, figure)) if (tables.terrain[space] !== PIT) put(bits, space);
  }
  for (let i = 0; i < g.doors.length; i++) if (g.doors[i] === CLOSED) close(bits, i);
  return bits;
}

/** Whether a figure sees a space. Whoever is down in a pit sees, and is seen from, only the spaces beside it. */
export function seesSpace(g: Descent, figure: Figure, space: number, blocking = blockingSight(g)): boolean {
  const tables = tablesOf(g);
  const inPit = isInPit(g, figure) || (tables.terrain[space] === PIT && figureIn(g, space) !== undefined);
  return sees(tables, spacesOf(g, figure), space, blocking, { inPit });
}

/** Whether a figure sees another one: any of its spaces. */
export const seesFigure = (g: Descent, figure: Figure, other: Figure, blocking = blockingSight(g)): boolean =>
  spacesOf(g, other).some((space) => seesSpace(g, figure, space, blocking));
