import { type Card, move, shuffle, top } from '@questwright/kernel';
import { PLAIN } from './pieces.ts';
import type { Bardsung, Piece } from './state.ts';

/** The decks that have discards. */
export type DeckKind = 'room' | 'corridor' | 'battle' | 'challenge' | 'wound';

/** Draws the top card into a zone; an empty deck first gets its discards back, shuffled. */
export function drawFrom(g: Bardsung, kind: DeckKind, to: string): Piece | null {
  const [deck, discard] = [`${kind}-deck`, `${kind}-discard`];
  if (!top(g, deck) && top(g, discard)) {
    for (let card = top(g, discard); card; card = top(g, discard)) move(g, card, deck, { down: true });
    shuffle(g, `${kind} deck`, deck);
  }
  return drawTop(g, deck, to);
}

/** In a deck a card is nothing but itself, which keeps states small: the rest of a piece begins when it is drawn. */
export function drawTop(g: Bardsung, deck: string, to: string): Piece | null {
  const card = top(g, deck);
  return card ? putFromDeck(g, card, to) : null;
}

export function putFromDeck(g: Bardsung, card: Card, to: string): Piece {
  const piece = Object.assign(card, PLAIN) as Piece;
  move(g, piece, to, { down: false });
  return piece;
}
