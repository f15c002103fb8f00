import { type Hooks, nameOf } from '@questwright/adventure';
import { nested } from '@questwright/kernel';
import { defOf } from './catalogue.ts';
import { contextOf } from './context.ts';
import type { Context } from './definitions.ts';
import type { Descent, Piece } from './state.ts';

/** What the common words ask this game. */
export const adventure: Hooks<Descent, Context> = {
  contextOf: (g, card, event) => contextOf(g, card, event),
  asker: (g, { card }, effect) =>
    effect
      ? ['d2.asked-by-for', { card: nameOf(g, card), effect: nested(effect) }]
      : ['d2.asked-by', { card: nameOf(g, card) }],
  called: (g, card) => (defOf(g, card as Piece).kind === 'figure' && (card as Piece).label) || undefined,
};
