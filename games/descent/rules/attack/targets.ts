import type { Arms } from '../armament.ts';
import { figureDef } from '../catalogue.ts';
import { isEnemy, sideOf } from '../figures/sides.ts';
import { blockingSight, closedObjects, seesSpace, spacesOf, tablesOf } from '../ground.ts';
import { distanceBetween, NO_PATH } from '../map/count.ts';
import { onMap } from '../pieces.ts';
import { isAllowed } from '../quest-rules.ts';
import type { Descent, Figure } from '../state.ts';

/** A space that an attack may target, with the figure in it. */
export interface Target {
  readonly figure: Figure;
  readonly space: number;
}

/**
 * Whether a figure may be attacked by another: an enemy, or an object that the quest opens to attack, which figures that
 * are merely treated as heroes cannot attack.
 */
export function mayAttack(g: Descent, attacker: Figure, figure: Figure): boolean {
  const { sort, standing } = figureDef(g, figure);
  if (standing === 'bystander') return false;
  if (sort === 'object') return sideOf(g, attacker) === 'heroes' && !figureDef(g, attacker).asHero;
  return isEnemy(g, attacker, figure);
}

/** The spaces that a figure may target with these arms: each with an enemy in it, in sight, and near enough for a Melee attack. */
export function targetsOf(g: Descent, attacker: Figure, arms: Arms): Target[] {
  const found: Target[] = [];
  const blocking = blockingSight(g);
  for (const figure of onMap(g)) {
    if (!mayAttack(g, attacker, figure) || !isAllowed(g, 'target', { attacker, figure })) continue;
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
