import type { Hooks } from '@questwright/adventure';
import { contextOf } from './context.ts';
import type { Context } from './definitions.ts';
import type { Descent } from './state.ts';

/** What the common words ask this game. */
export const adventure: Hooks<Descent, Context> = {
  contextOf: (g, card, event) => contextOf(g, card, event),
};
