import { closedObjects, spacesOf, tablesOf } from '../ground.ts';
import { distanceBetween } from '../map/count.ts';
import { isAcrossElevation } from '../map/elevation.ts';
import type { Colour, Descent } from '../state.ts';
import { attackerOf } from './fate.ts';
import { armsOf } from './sources.ts';
import type { Attack, Struck } from './types.ts';

/**
 * Whoever is attacked across elevation, by a Melee attack without Reach or Extend, rolls one black die more. A large attacker
 * attacks from whichever of its spaces beside the target lies on the same level, if there is one.
 */
export function elevationDice(g: Descent, attack: Attack, { as, space }: Struck): readonly Colour[] {
  const tables = tablesOf(g);
  if (!tables.isElevated || as === 'area') return NO_DICE;
  const { type, reach } = armsOf(g, attack);
  const attacker = attackerOf(g, attack);
  if (type !== 'melee' || reach > 1 || !attacker) return NO_DICE;
  const closed = closedObjects(g);
  const beside = spacesOf(g, attacker).filter(
    (from) => distanceBetween(tables, [from], [space], closed) === 1,
  );
  const isAcross =
    beside.length > 0 && beside.every((from) => isAcrossElevation(tables, from, space, closed));
  return isAcross ? BLACK : NO_DICE;
}
const NO_DICE: readonly Colour[] = [];
const BLACK: readonly Colour[] = ['black'];
