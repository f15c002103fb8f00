import type { Arms } from '../armament.ts';
import { figureDef } from '../catalogue.ts';
import { isEnemy } from '../figures/sides.ts';
import { blockingSight, closedObjects, seesSpace, spacesOf, tablesOf } from '../ground.ts';
import { distanceBetween, NO_PATH } from '../map/count.ts';
import { objectsOpen, onMap } from '../pieces.ts';
import { isAllowed } from '../quest-rules.ts';
import type { Descent, Figure } from '../state.ts';
import { mayAttackObject } from './objects.ts';

/** A space that an attack may target, with the figure in it. */
export interface Target {
  readonly figure: Figure;
  readonly space: number;
}

/** Whether a figure may be attacked by another: an enemy, and no bystander; an object if it is open to attack. */
export function mayAttack(g: Descent, attacker: Figure, figure: Figure): boolean {
  const { sort, standing } = figureDef(g, figure);
  if (sort === 'object') return mayAttackObject(g, attacker, figure);
  return standing !== 'bystander' && isEnemy(g, attacker, figure);
}

/** The spaces that a figure may target with these arms, each with an enemy in it that it may attack. */
export const targetsOf = (
  g: Descent,
  attacker: Figure,
  arms: Arms,
  against?: (figure: Figure) => boolean,
): Target[] =>
  targetsAmong(
    g,
    attacker,
    arms,
    (figure) => mayAttack(g, attacker, figure) && (!against || against(figure)),
  );

/** The spaces of such figures that are in sight, and near enough for a Melee attack. */
export function targetsAmong(
  g: Descent,
  attacker: Figure,
  arms: Arms,
  isMeant: (figure: Figure) => boolean,
): Target[] {
  const found: Target[] = [];
  const blocking = blockingSight(g);
  for (const figure of [...onMap(g), ...objectsOpen(g)]) {
    if (!isMeant(figure) || !isAllowed(g, 'target', { attacker, figure })) continue;
    if (!isAllowed(g, 'affect', { attacker, figure })) continue;
    for (const space of spacesOf(g, figure))
      if (isInReach(g, attacker, arms, space) && seesSpace(g, attacker, space, blocking))
        found.push({ figure, space });
  }
  return found;
}

/** A Melee attack goes to adjacent spaces, or as far as Reach or Extend let it; a Ranged attack to any that can be counted to. */
function isInReach(g: Descent, attacker: Figure, { type, reach }: Arms, space: number): boolean {
  const distance = distanceTo(g, attacker, space);
  return type === 'melee' ? distance <= reach : distance !== NO_PATH;
}

/** How many spaces a figure is from a space, counted from whichever of its own is nearest. */
export const distanceTo = (g: Descent, figure: Figure, space: number): number =>
  distanceBetween(tablesOf(g), spacesOf(g, figure), [space], closedObjects(g));
