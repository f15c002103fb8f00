import { note, pieces } from '@questwright/adventure';
import { cardsIn, move, shuffle, top } from '@questwright/kernel';
import type { Piece, Terrinoth } from './state.ts';

/** Decks that are refilled from their discard pile. The location deck never is. */
export type Refilled = 'enemy' | 'exploration';

const SHUFFLE = { enemy: 'shuffle enemies', exploration: 'shuffle exploration' } as const;

/**
 * Takes the top card of a deck to a zone. The deck is refilled as soon as its last card leaves it, or now,
 * if there was nothing to refill it from then.
 */
export function drawTo(g: Terrinoth, deck: Refilled, zone: string, down = false): Piece | undefined {
  const name = `${deck}-deck`;
  if (pieces(g, name).length === 0) refill(g, deck);
  const card = top(g, name) as Piece | undefined;
  if (!card) return undefined;
  move(g, card, zone, { down });
  if (pieces(g, name).length === 0) refill(g, deck);
  return card;
}

export function refill(g: Terrinoth, deck: Refilled): void {
  const name = `${deck}-deck`;
  const pile = cardsIn(g, `${deck}-discard`);
  if (pile.length === 0) return;
  g.refills++;
  for (const card of [...pile] as Piece[]) {
    move(g, card, name, { down: true });
    card.stack = -g.refills;
  }
  shuffle(g, SHUFFLE[deck], name);
  note(g, 'ht.log.refilled', { deck: [`ht.deck.${deck}`] }, 'HT-DISCARD-06');
}
