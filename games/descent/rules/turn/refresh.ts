import type { Descent, Piece } from '../state.ts';

/** Exhausted cards are usable again. Those that are turned over, as used feats and Search cards are, stay as they are. */
export function refreshCards(g: Descent, cards: readonly Piece[]): void {
  for (const card of cards) {
    if (!card.exhausted) continue;
    card.exhausted = false;
    card.since = g.opened;
  }
}
