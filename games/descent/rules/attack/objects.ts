import { move } from '@questwright/kernel';
import { figureDef } from '../catalogue.ts';
import { isHero } from '../figures/sides.ts';
import { objectsOpen, onMap } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import { MAP, OBJECTS } from '../zones.ts';
import { isStruck } from './affected.ts';

/*
 * Objects that a quest opens to attack: a chest, a door, an altar. Such an object is no figure. From the
 * moment an attack targets or affects it until that attack is resolved, it counts as an enemy figure and lies
 * among the figures on the map.
 */

/**
 * The objects that a figure may attack. Heroes may attack all of them; a monster, or a figure that is merely
 * treated as a hero, may attack those that say so.
 */
export function openObjects(g: Descent, attacker: Figure): readonly Figure[] {
  const objects = objectsOpen(g);
  if (objects.length === 0) return objects;
  return objects.filter((object) => mayAttackObject(g, attacker, object));
}

export function mayAttackObject(g: Descent, attacker: Figure, object: Figure): boolean {
  const { attackable } = figureDef(g, object);
  if (attackable === 'everybody') return true;
  if (attackable === 'heroes') return isHero(g, attacker);
  return attackable === 'all' && (isHero(g, attacker) || figureDef(g, attacker).asHero);
}

const isObject = (g: Descent, figure: Figure): boolean => figureDef(g, figure).sort === 'object';

/** An object that an attack comes to affect is an enemy figure from now on. */
export function countAsFigure(g: Descent, figure: Figure): void {
  if (figure.zone === OBJECTS) move(g, figure, MAP);
}

/** Objects that no attack affects any more are no longer figures. What they have gained stays with them. */
export function putObjectsBack(g: Descent): void {
  if (!(OBJECTS in g.zones)) return;
  for (const figure of onMap(g).filter((one) => isObject(g, one)))
    if (!g.attacks.some((attack) => isStruck(attack, figure))) move(g, figure, OBJECTS);
}
