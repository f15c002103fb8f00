import type { Rule } from '@questwright/kernel';
import type { Descent, Piece } from '../state.ts';
import { window } from '../windows/window.ts';

/** Exhausted cards are usable again. Those that are turned over, as used feats and Search cards are, stay as they are. */
export function* refreshCards(g: Descent, cards: readonly Piece[]): Rule {
  const exhausted = cards.filter((card) => card.exhausted);
  for (const card of exhausted) {
    card.exhausted = false;
    card.since = g.opened;
  }
  for (const card of exhausted) yield* window(g, 'refreshed', { card });
}
