import type { Hooks } from '@questwright/adventure';
import { defOf } from './catalogue.ts';
import { contextOf } from './context.ts';
import type { Context } from './definitions.ts';
import type { Descent, Piece } from './state.ts';

/** What the common words ask this game. */
export const adventure: Hooks<Descent, Context> = {
  contextOf: (g, card, event) => contextOf(g, card, event),
  called: (g, card) => (defOf(g, card as Piece).kind === 'figure' && (card as Piece).label) || undefined,
};
