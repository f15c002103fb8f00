import { mayAttack } from '../attack/targets.ts';
import { defOf, figureDef } from '../catalogue.ts';
import { attributeOf, healthOf, remainingHealth, speedOf, staminaOf } from '../figures/characteristics.ts';
import { hasCondition } from '../figures/conditions.ts';
import { countsAsHero } from '../figures/sides.ts';
import { areAdjacent, distanceOf, seeFigures } from '../ground.ts';
import { NO_PATH } from '../map/count.ts';
import { cardsBefore, gearOf, objectsOpen, onMap } from '../pieces.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import type { Measure, Whom } from './lists.ts';

/**
 * Whom a list means by "hero": heroes on the map, whoever is treated as one, and what stands there like an
 * obstacle or is a token that monsters may attack. Whoever is knocked out is not on the map.
 */
export const meantAsHeroes = (g: Descent, by: Figure): Figure[] => [
  ...onMap(g).filter(
    (figure) =>
      countsAsHero(g, figure) ||
      (figureDef(g, figure).standing === 'obstacle' && figure.hero !== NONE && mayAttack(g, by, figure)),
  ),
  ...objectsOpen(g).filter((object) => object.at !== NONE && mayAttack(g, by, object)),
];

/** Those who fit and can be counted to. */
export function fitting(g: Descent, by: Figure, whom: Whom, among: readonly Figure[]): Figure[] {
  return among.filter((figure) => distanceOf(g, by, figure) !== NO_PATH && fits(g, by, whom, figure));
}

function fits(g: Descent, by: Figure, whom: Whom, figure: Figure): boolean {
  const { within, seen, adjacent, has, lacks, wears, beside } = whom;
  if (adjacent && !areAdjacent(g, by, figure)) return false;
  if (within !== undefined && distanceOf(g, by, figure) > within) return false;
  if (has && !hasCondition(g, figure, has)) return false;
  if (lacks && hasCondition(g, figure, lacks)) return false;
  if (wears && !isClad(g, figure, wears)) return false;
  if (beside && !meantAsHeroes(g, by).some((other) => other !== figure && areAdjacent(g, figure, other)))
    return false;
  return !seen || seeFigures(g, by, figure);
}

function isClad(g: Descent, { hero }: Figure, wears: NonNullable<Whom['wears']>): boolean {
  const worn = hero === NONE ? [] : gearOf(g, hero).filter((card) => card.worn);
  const defs = worn.map((card) => defOf(g, card));
  return wears === 'ranged'
    ? defs.some((def) => def.kind === 'weapon' && def.type === 'ranged')
    : !defs.some((def) => def.kind === 'item' && def.slot === 'armor');
}

/** How much a figure has of what heroes are compared by. A figure that lacks it has 0 of it. */
export function measured(g: Descent, by: Figure, figure: Figure, measure: Measure): number {
  switch (measure) {
    case 'distance':
      return distanceOf(g, by, figure);
    case 'damage':
      return figure.damage;
    case 'fatigue':
      return figure.fatigue;
    case 'health':
      return healthOf(g, figure);
    case 'remaining':
      return remainingHealth(g, figure);
    case 'speed':
      return speedOf(g, figure);
    case 'stamina':
      return staminaOf(g, figure) ?? 0;
    case 'engaged':
      return g.legend?.activation?.engaged === figure.id ? 1 : 0;
    case 'exhausted':
      return figure.hero === NONE ? 0 : cardsBefore(g, figure.hero).filter((card) => card.exhausted).length;
    default:
      return attributeOf(g, figure, measure) ?? 0;
  }
}

/** Those whom the list puts first, and of them the closest: all between whom only the players can decide. */
export function firstOf(g: Descent, by: Figure, whom: Whom, among: readonly Figure[]): Figure[] {
  return leastOf(
    leastOf(among, (figure) => measured(g, by, figure, whom.by) * (whom.order === 'least' ? 1 : -1)),
    (figure) => distanceOf(g, by, figure),
  );
}

/** The things with the lowest value. */
export function leastOf<T>(things: readonly T[], value: (thing: T) => number): T[] {
  let found: T[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const n = value(thing);
    if (n < least) [least, found] = [n, [thing]];
    else if (n === least) found.push(thing);
  }
  return found;
}
