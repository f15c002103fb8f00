import { closedObjects, figureIn, spacesOf, tablesOf } from '../ground.ts';
import { distanceBetween } from '../map/count.ts';
import { onMap } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import { strike } from './strike.ts';
import type { Attack, Struck } from './types.ts';

/** Whether an attack affects a figure, as what it stood for at the declaration. */
export const isStruck = ({ struck }: Attack, figure: Figure): boolean =>
  struck.some((one) => one.figure === figure.id);

/**
 * Blast: every figure in a space adjacent to a target space is affected too, friend or foe, also the attacker. Tells who has
 * come to be affected.
 */
export function strikeArea(g: Descent, attack: Attack): Struck[] {
  const tables = tablesOf(g);
  const closed = closedObjects(g);
  const added: Struck[] = [];
  for (const figure of onMap(g)) {
    if (isStruck(attack, figure)) continue;
    const space = spacesOf(g, figure).find((one) =>
      attack.aims.some((aim) => distanceBetween(tables, [aim.space], [one], closed) === 1),
    );
    if (space !== undefined) added.push(strike(figure, space, 'area'));
  }
  attack.struck.push(...added);
  return added;
}

/** Every figure in one of these spaces is affected too, if it is not already. Tells who has come to be affected. */
export function strikeSpaces(g: Descent, attack: Attack, spaces: readonly number[]): Struck[] {
  const added: Struck[] = [];
  for (const space of spaces) {
    const figure = figureIn(g, space);
    if (!figure || isStruck(attack, figure) || added.some((one) => one.figure === figure.id)) continue;
    added.push(strike(figure, space, 'area'));
  }
  attack.struck.push(...added);
  return added;
}
