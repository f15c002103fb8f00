import { valueFor } from '@questwright/adventure';
import { figureDef } from '../catalogue.ts';
import type { Characteristic, Setting } from '../events.ts';
import type { Attribute, Colour, Descent, Figure } from '../state.ts';

/*
 * What is printed, then what sets it (the latest holds), then what adds to it, then what limits it; never
 * below zero.
 */
const atLeastNothing = (n: number): number => (n < 0 ? 0 : n);

/** The latest of several settings holds. */
function settled(g: Descent, printed: number, what: Characteristic): number {
  let latest: Setting | null = null;
  for (const setting of valueFor(g, 'settings', NO_SETTINGS, what))
    if (!latest || setting.since >= latest.since) latest = setting;
  return latest ? latest.n : printed;
}
const NO_SETTINGS: readonly Setting[] = [];

export const speedOf = (g: Descent, figure: Figure): number => {
  const set = settled(g, figureDef(g, figure).speed, { figure, name: 'speed' });
  return atLeastNothing(valueFor(g, 'speed', set, figure));
};

export const healthOf = (g: Descent, figure: Figure): number => {
  const set = settled(g, figureDef(g, figure).health, { figure, name: 'health' });
  return atLeastNothing(valueFor(g, 'health', set, figure));
};

/** null for a figure that has none. */
export function staminaOf(g: Descent, figure: Figure): number | null {
  const { stamina } = figureDef(g, figure);
  if (stamina === null) return null;
  const set = settled(g, stamina, { figure, name: 'stamina' });
  return atLeastNothing(valueFor(g, 'stamina', set, figure));
}

/** The dice of its basic defence pool. */
export const defenceOf = (g: Descent, figure: Figure): readonly Colour[] =>
  valueFor(g, 'defence', figureDef(g, figure).defence, figure);

/** undefined when it lists none: that is not zero. */
export function attributeOf(g: Descent, figure: Figure, attribute: Attribute): number | undefined {
  const printed = figureDef(g, figure).attributes[attribute];
  if (printed === undefined) return undefined;
  const set = settled(g, printed, { figure, name: attribute });
  return atLeastNothing(valueFor(g, 'attribute', set, { figure, attribute }));
}

export const remainingHealth = (g: Descent, figure: Figure): number => healthOf(g, figure) - figure.damage;
