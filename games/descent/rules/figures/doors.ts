import { figureDef } from '../catalogue.ts';
import { CLOSED, GONE, tablesOf } from '../ground.ts';
import { gateNamed } from '../map/gates.ts';
import { type Descent, type Figure, NONE } from '../state.ts';

/*
 * Doors that a quest opens to attack. Such an object lies on the edges of spaces, and fills none.
 */

/** The number of the door that an object is; NONE for all other figures. */
export function doorOf(g: Descent, figure: Figure): number {
  const { door } = figureDef(g, figure);
  return door === null ? NONE : gateNamed(tablesOf(g), door);
}

/** The spaces on the sides of a door, as long as it is closed. */
export const sidesOf = (g: Descent, door: number): readonly number[] =>
  g.doors[door] === CLOSED ? tablesOf(g).objects[door]!.sides.flat() : [];

/** A door that has been destroyed is gone. */
export function breakDoor(g: Descent, figure: Figure): void {
  const door = doorOf(g, figure);
  if (door !== NONE) g.doors[door] = GONE;
}
