import type { Aim } from '../rules/definitions.ts';
import { spacesOf, tablesOf } from '../rules/ground.ts';
import { distancesOf, NO_PATH } from '../rules/map/count.ts';
import { objectivesIn } from '../rules/objectives/objective.ts';
import { onMap } from '../rules/pieces.ts';
import { encounterOf, placeNamed } from '../rules/quest/encounter.ts';
import { marksLeft } from '../rules/quest/marks.ts';
import type { Descent, Figure, Side } from '../rules/state.ts';

/** What the sides are after in the encounter that is played. */
export const aimsOf = (g: Descent): readonly Aim[] => (g.quest === '' ? NOTHING : encounterOf(g).aims);
const NOTHING: readonly Aim[] = [];

/** Whether an aim is about a figure. */
export const isAfter = (g: Descent, { is }: Aim, figure: Figure): boolean => is(g, figure);

/** How far it is from a space to some others, closed doors left aside; NO_PATH where no way leads. */
export function farFrom(g: Descent, from: number, to: readonly number[]): number {
  const tables = tablesOf(g);
  const distances = distancesOf(tables, ALL_OPEN);
  let least = NO_PATH;
  for (const space of to) least = Math.min(least, distances[tables.count * from + space]!);
  return least;
}
const ALL_OPEN = 0;

/**
 * Where a figure is to get to: all the spaces that are as good. Marks of all kinds are one goal, because the nearest is as good
 * as any. Without an overlord they come first: the way on can wait.
 */
export function goalsOf(g: Descent, figure: Figure, side: Side): (readonly number[])[] {
  const goals: (readonly number[])[] = [];
  const marks: number[] = [];
  for (const aim of aimsOf(g)) {
    if (aim.side !== side || !isAfter(g, aim, figure)) continue;
    if (aim.what === 'reach' && aim.mark !== null) marks.push(...marksLeft(g, aim.mark).map(({ at }) => at));
    else goals.push(whereTo(g, aim));
  }
  if (g.legend && marks.length > 0) return [marks];
  return [...goals, marks].filter((spaces) => spaces.length > 0);
}

function whereTo(g: Descent, { what, place }: Aim): readonly number[] {
  if (what === 'seize') return objectivesIn(g).flatMap(({ at }) => (at >= 0 ? [at] : []));
  return what === 'reach' ? spacesIn(g, place!) : [];
}

/** The spaces of a place, of its way out if it has one, or of the door before it where nobody can go in yet. */
function spacesIn(g: Descent, place: string): readonly number[] {
  const spaces = placeNamed(g, place);
  const outside = beforeDoors(g, spaces);
  if (outside.length > 0) return outside;
  const out = spaces.filter((space) => tablesOf(g).waysOut.includes(space));
  return out.length > 0 ? out : spaces;
}

/** Where the doors to unexplored spaces are opened from: none where a way leads there already. */
function beforeDoors(g: Descent, spaces: readonly number[]): readonly number[] {
  const { unexplored = [] } = g;
  if (unexplored.length === 0 || !spaces.every((space) => unexplored.includes(space))) return [];
  const edges = tablesOf(g).objects.flatMap(({ kind, sides }) => (kind === 'door' ? sides : []));
  const hidden = (edge: readonly number[]): readonly number[] =>
    edge.filter((space) => unexplored.includes(space));
  const leadIn = edges.filter((edge) => hidden(edge).length === 1);
  const straight = leadIn.filter((edge) => hidden(edge).some((space) => spaces.includes(space)));
  return (straight.length > 0 ? straight : leadIn).flatMap((edge) =>
    edge.filter((space) => !unexplored.includes(space)),
  );
}

/** Whom a side is to defeat: where they stand. */
export function quarryOf(g: Descent, side: Side): (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (const aim of aimsOf(g)) {
    if (aim.what === 'reach' || aim.what === 'seize' || (aim.what === 'defeat') !== (aim.side === side))
      continue;
    for (const figure of onMap(g)) if (isAfter(g, aim, figure)) found.push(spacesOf(g, figure));
  }
  return found;
}
