import type { Rule } from '@questwright/kernel';
import type { Context, DescentEffect } from './definitions.ts';
import type { Descent } from './state.ts';
import { window } from './windows/window.ts';

/** Carries out what an ability of a card does, and tells of it when it is done: other cards may speak of its use. */
export function* carryOut(g: Descent, effect: DescentEffect, context: Context): Rule {
  const c: Context = { ...context, hurt: [], healed: [] };
  yield* effect.run(g, c);
  const { figure, card, picked = [], rolled = null, hurt = [], healed = [] } = c;
  if (figure) yield* window(g, 'abilityUsed', { figure, card, on: picked, rolled, hurt, healed });
}
