import { valueFor } from '@questwright/adventure';
import type { Descent, Figure } from '../state.ts';
import { MAP } from '../zones.ts';
import { staminaOf } from './characteristics.ts';

/** Whether a figure can choose to suffer so much fatigue: it must fit under its Stamina. */
export function canSufferFatigue(g: Descent, figure: Figure, n: number): boolean {
  const stamina = staminaOf(g, figure);
  if (stamina === null || figure.zone !== MAP) return false;
  return figure.fatigue + n <= stamina || valueFor(g, 'spareFatigue', 0, figure) >= n;
}
