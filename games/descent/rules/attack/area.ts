import { isBystander } from '../figures/standing.ts';
import { closedObjects, spacesOf, tablesOf } from '../ground.ts';
import { distanceBetween } from '../map/count.ts';
import { onMap } from '../pieces.ts';
import { isAllowed } from '../quest-rules.ts';
import type { Descent } from '../state.ts';
import { isStruck } from './affected.ts';
import { attackerOf } from './fate.ts';
import { openObjects } from './objects.ts';
import { strike } from './strike.ts';
import type { Attack, Struck } from './types.ts';

/**
 * Blast: every figure in a space adjacent to a target space is affected too, friend or foe, and the attacker
 * as well. Returns who is newly affected.
 */
export function strikeArea(g: Descent, attack: Attack): Struck[] {
  const tables = tablesOf(g);
  const closed = closedObjects(g);
  return strikeWhere(g, attack, (space) =>
    attack.aims.some((aim) => distanceBetween(tables, [aim.space], [space], closed) === 1),
  );
}

/**
 * Every figure in one of these spaces is affected too, if it is not already. Returns who is newly affected.
 */
export const strikeSpaces = (g: Descent, attack: Attack, spaces: readonly number[]): Struck[] =>
  strikeWhere(g, attack, (space) => spaces.includes(space));

/** A figure is affected only once, and in only one of its spaces. */
function strikeWhere(g: Descent, attack: Attack, isIn: (space: number) => boolean): Struck[] {
  const attacker = attackerOf(g, attack)!;
  const added: Struck[] = [];
  for (const figure of [...onMap(g), ...openObjects(g, attacker)]) {
    if (isStruck(attack, figure) || isBystander(g, figure)) continue;
    const space = spacesOf(g, figure).find(isIn);
    if (space === undefined || !isAllowed(g, 'affect', { attacker, figure })) continue;
    added.push(strike(g, figure, space, 'area'));
  }
  attack.struck.push(...added);
  return added;
}
