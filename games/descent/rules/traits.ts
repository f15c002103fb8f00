import { valueFor } from '@questwright/adventure';
import { descentBoxes } from './catalogue.ts';
import type { WeaponDef } from './definitions.ts';
import type { Descent, Figure } from './state.ts';

/** The traits of a weapon while a figure has it: those that are printed, and what abilities give it. */
export function traitsOf(g: Descent, figure: Figure, def: string): readonly string[] {
  const weapon = descentBoxes.of(g).get(def) as Partial<WeaponDef>;
  return valueFor(g, 'traits', weapon.traits ?? [], { figure, def });
}
