import { valueFor } from '@questwright/adventure';
import { endsFrom } from '../move/walk.ts';
import type { Descent, Figure } from '../state.ts';
import { hasTarget } from './targets.ts';
import type { Weapon } from './types.ts';

/** Whether a figure has a target for an attack, here or where it may move to before it names one. */
export function comesToTarget(g: Descent, figure: Figure, weapon: Weapon): boolean {
  if (hasTarget(g, figure, weapon.arms)) return true;
  const spaces = valueFor(g, 'runUp', 0, { figure, weapon });
  if (spaces === 0) return false;
  return endsFrom(g, figure, [figure.at], spaces, 'spaces').some((at) =>
    hasTarget(g, { ...figure, at }, weapon.arms),
  );
}
