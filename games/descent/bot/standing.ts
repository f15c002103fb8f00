import { figureDef } from '../rules/catalogue.ts';
import { liesKnockedOut } from '../rules/figures/off-map.ts';
import { isHero, sideOf } from '../rules/figures/sides.ts';
import { spacesOf } from '../rules/ground.ts';
import { NO_PATH } from '../rules/map/count.ts';
import { awayFigures, onMap } from '../rules/pieces.ts';
import type { Descent, Figure, Side } from '../rules/state.ts';
import { farFrom, goalsOf, quarryOf } from './aims.ts';

/** What a space less to go is worth. */
export const STEP = {
  /** To a place that the quest wants a figure to reach. */
  goal: 0.8,
  /** To whom the side is to defeat, to any enemy, to a hero who lies knocked out. */
  quarry: 0.22,
  enemy: 0.1,
  fallen: 0.15,
} as const;

/** Within so many spaces it makes no difference how near an enemy is. */
const NEAR = 1;
const FAR = 30;

/** Where the figures stand that somebody looks at. */
export interface Surroundings {
  readonly goals: readonly (readonly number[])[];
  readonly quarry: readonly (readonly number[])[];
  readonly enemies: readonly (readonly number[])[];
  readonly fallen: readonly (readonly number[])[];
}

export function surroundingsOf(g: Descent, figure: Figure): Surroundings {
  const side = sideOf(g, figure);
  const enemies = onMap(g).filter(
    (other) => sideOf(g, other) !== side && figureDef(g, other).sort !== 'object',
  );
  return {
    goals: goalsOf(g, figure, side),
    quarry: quarryOf(g, side),
    enemies: enemies.map((other) => spacesOf(g, other)),
    fallen: isHero(g, figure) ? fallenIn(g) : [],
  };
}

const fallenIn = (g: Descent): (readonly number[])[] =>
  awayFigures(g)
    .filter((figure) => isHero(g, figure) && liesKnockedOut(figure))
    .map(({ at }) => [at]);

/** How good it is for a figure's own side that it stands in a space. */
export function standsWell(g: Descent, space: number, around: Surroundings): number {
  const { goals, quarry, enemies, fallen } = around;
  let sum = 0;
  for (const goal of goals) sum -= STEP.goal * within(farFrom(g, space, goal));
  if (quarry.length > 0) sum -= STEP.quarry * Math.max(NEAR, nearest(g, space, quarry));
  if (goals.length === 0 && enemies.length > 0)
    sum -= STEP.enemy * Math.max(NEAR, nearest(g, space, enemies));
  if (fallen.length > 0) sum -= STEP.fallen * nearest(g, space, fallen);
  return sum;
}

const within = (far: number): number => (far === NO_PATH ? FAR : far);

function nearest(g: Descent, space: number, all: readonly (readonly number[])[]): number {
  let least = FAR;
  for (const spaces of all) least = Math.min(least, farFrom(g, space, spaces));
  return least;
}

/** How good it is for the heroes that a figure stands where it does. */
export function standing(g: Descent, figure: Figure): number {
  const { sort } = figureDef(g, figure);
  if (sort === 'object' || figure.at < 0) return 0;
  const side: Side = sideOf(g, figure);
  return (side === 'heroes' ? 1 : -1) * standsWell(g, figure.at, surroundingsOf(g, figure));
}
