import { type Explanation, explain } from '@questwright/kernel';
import { figureDef } from './catalogue.ts';
import { defenceOf, healthOf, speedOf, staminaOf } from './figures/characteristics.ts';
import { conditionsOf } from './figures/conditions.ts';
import { closedObjects, seeFigures, spacesOf, tablesOf } from './ground.ts';
import { stepsFrom } from './map/steps.ts';
import { isHeld, isLarge } from './move/base.ts';
import { pointsIn } from './move/pool.ts';
import { endsFrom, fallsInto, priceFor, stepsOf } from './move/walk.ts';
import { awayFigures, figureOf, onMap } from './pieces.ts';
import type { Colour, Condition, Descent, Figure } from './state.ts';
import { MAP } from './zones.ts';

/** What holds for a figure now. */
export interface FigureFacts {
  readonly speed: Explanation;
  readonly health: Explanation;
  /** null for a figure that has none. */
  readonly stamina: number | null;
  readonly defence: readonly Colour[];
  readonly conditions: readonly Condition[];
  /** The spaces that it covers; none while it is away. */
  readonly spaces: readonly number[];
}

/** A space that a figure can walk to: what it takes, and the space before it on the way. */
export interface Way {
  readonly space: number;
  readonly points: number;
  readonly before: number;
  /** Whether it could stop there. */
  readonly end: boolean;
}

/** Where the figure that acts can walk: with its movement points or, when it has none, with those of a move action. */
export interface WalkFacts {
  readonly figure: number;
  readonly points: number;
  readonly ways: readonly Way[];
}

/** Values derived from what everybody can see, for the board. */
export interface Facts {
  readonly figures: { readonly [id: number]: FigureFacts };
  readonly walk: WalkFacts | null;
  /** The figures that the one that acts has in sight. */
  readonly sight: readonly number[];
}

export function facts(g: Descent): Facts {
  if (g.map === '') return { figures: {}, walk: null, sight: [] };
  const figures = [...onMap(g), ...awayFigures(g)];
  return {
    figures: Object.fromEntries(figures.map((figure) => [figure.id, figureFacts(g, figure)])),
    walk: walkFacts(g),
    sight: sightFacts(g),
  };
}

const figureFacts = (g: Descent, figure: Figure): FigureFacts => ({
  speed: explained(g, figure, 'speed', speedOf(g, figure)),
  health: explained(g, figure, 'health', healthOf(g, figure)),
  stamina: staminaOf(g, figure),
  defence: defenceOf(g, figure),
  conditions: conditionsOf(g, figure),
  spaces: figure.zone === MAP ? spacesOf(g, figure) : [],
});

/** What changes a value is told; what has been set instead of the printed number is its base. */
function explained(g: Descent, figure: Figure, value: 'speed' | 'health', now: number): Explanation {
  const printed = explain(g, value, figureDef(g, figure)[value], figure);
  return printed.value === now ? printed : { value: now, base: now, parts: [] };
}

function sightFacts(g: Descent): number[] {
  const act = g.acting.at(-1);
  const figure = act && figureOf(g, act.figure);
  if (!figure || figure.zone !== MAP) return [];
  return onMap(g)
    .filter((other) => other !== figure && seeFigures(g, figure, other))
    .map(({ id }) => id);
}

/** Large figures shrink to a space before they walk, so their ways are found step by step. */
function walkFacts(g: Descent): WalkFacts | null {
  const act = g.acting.at(-1);
  const figure = act && figureOf(g, act.figure);
  if (!act || !figure || figure.zone !== MAP || isLarge(g, figure) || isHeld(g, figure)) return null;
  const points = pointsIn(act) || speedOf(g, figure);
  return { figure: figure.id, points, ways: waysOf(g, figure, points) };
}

/** The cheapest way to each space within reach. It never leads through a space in which the walk would end by itself. */
function waysOf(g: Descent, figure: Figure, points: number): Way[] {
  const tables = tablesOf(g);
  const closed = closedObjects(g);
  const ends = new Set(endsFrom(g, figure, [figure.at], points));
  const open = new Set(stepsOf(g, figure, points).map(({ space }) => space));
  const found = new Map<number, Way>();
  const queue: Way[] = [{ space: figure.at, points: 0, before: figure.at, end: true }];
  for (let next = cheapest(queue); next; next = cheapest(queue)) {
    const way = next;
    if (found.has(way.space)) continue;
    found.set(way.space, way);
    if (way.points > 0 && fallsInto(g, figure, way.space)) continue;
    for (const space of stepsFrom(tables, way.space, closed)) {
      const sum = way.points + priceFor(g, figure, space);
      const isOpen = ends.has(space) || (way.space === figure.at && open.has(space));
      if (sum <= points && isOpen && !found.has(space))
        queue.push({ space, points: sum, before: way.space, end: ends.has(space) });
    }
  }
  found.delete(figure.at);
  return [...found.values()];
}

function cheapest(queue: Way[]): Way | undefined {
  let least = 0;
  for (let i = 1; i < queue.length; i++) if (queue[i]!.points < queue[least]!.points) least = i;
  return queue.length > 0 ? queue.splice(least, 1)[0] : undefined;
}
