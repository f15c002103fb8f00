import { derive } from '@questwright/kernel';
import { isEnemy } from '../figures/sides.ts';
import type { Descent, Figure } from '../state.ts';

/** A figure that moves, and another in its way. */
export interface Passing {
  readonly figure: Figure;
  readonly other: Figure;
}

/** Whether a figure may move through another: through friends, and through enemies where an ability lets it. */
export const mayPass = (g: Descent, figure: Figure, other: Figure): boolean =>
  derive<Passing, boolean>(g, 'mayPass', !isEnemy(g, figure, other), { figure, other });
