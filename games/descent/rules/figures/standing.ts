import { figureDef } from '../catalogue.ts';
import type { Descent, Figure } from '../state.ts';

/*
 * How familiars stand on the map: as figures, which are treated as heroes; as obstacles, which attacks can affect; or as
 * bystanders, which nothing affects and which are in nobody's way. [D2-FAM-23]
 */

/** Whether it is a figure, or an object that counts as one for now. Obstacle familiars and bystanders are none. */
export function isFigure(g: Descent, figure: Figure): boolean {
  const { sort, standing } = figureDef(g, figure);
  return standing === 'figure' || sort === 'object';
}

/** Whether it is a familiar that no attack and no effect is about. [D2-FAM-24] */
export function isBystander(g: Descent, figure: Figure): boolean {
  const { sort, standing } = figureDef(g, figure);
  return standing === 'bystander' && sort !== 'object';
}

/** Whether all special terrain but obstacles is water to it. [D2-FAM-25, D2-FAM-53] */
export const walksAsOnWater = (g: Descent, figure: Figure): boolean => !isFigure(g, figure);

/** Whether lava does nothing to it, and so no hazard either. */
export const ignoresLava = (g: Descent, figure: Figure): boolean =>
  walksAsOnWater(g, figure) || figureDef(g, figure).passives.includes('Flame Fiend');
