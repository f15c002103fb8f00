import { valueFor } from '@questwright/adventure';
import { figureDef } from '../catalogue.ts';
import type { Attribute, Colour, Descent, Figure } from '../state.ts';

/*
 * What is printed, then what sets it (the latest holds), then what adds to it, then what limits it; never below nothing.
 */
const atLeastNothing = (n: number): number => (n < 0 ? 0 : n);

export const speedOf = (g: Descent, figure: Figure): number =>
  atLeastNothing(valueFor(g, 'speed', figureDef(g, figure).speed, figure));

export const healthOf = (g: Descent, figure: Figure): number =>
  atLeastNothing(valueFor(g, 'health', figureDef(g, figure).health, figure));

/** null for a figure that has none. */
export function staminaOf(g: Descent, figure: Figure): number | null {
  const { stamina } = figureDef(g, figure);
  return stamina === null ? null : atLeastNothing(valueFor(g, 'stamina', stamina, figure));
}

/** The dice of its basic defence pool. */
export const defenceOf = (g: Descent, figure: Figure): readonly Colour[] =>
  valueFor(g, 'defence', figureDef(g, figure).defence, figure);

/** undefined when it lists none: that is not zero. */
export function attributeOf(g: Descent, figure: Figure, attribute: Attribute): number | undefined {
  const printed = figureDef(g, figure).attributes[attribute];
  return printed === undefined
    ? undefined
    : atLeastNothing(valueFor(g, 'attribute', printed, { figure, attribute }));
}

export const remainingHealth = (g: Descent, figure: Figure): number => healthOf(g, figure) - figure.damage;
