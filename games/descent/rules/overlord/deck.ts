import { note } from '@questwright/adventure';
import { cardsIn, move, shuffle, shuffleArray, zonesAt } from '@questwright/kernel';
import { hasOverlord } from '../figures/sides.ts';
import type { Descent, Piece } from '../state.ts';
import { MAX_HEROES } from '../zones.ts';

/*
 * The overlord's cards: his deck, of which everybody sees how many there are, his hand, which he alone sees, and the
 * discard pile, which lies open.
 */

export const DISCARD = 'discard';
const perSeat = (kind: string): readonly string[] =>
  Array.from({ length: MAX_HEROES + 1 }, (_, seat) => `${kind}:${seat}`);
const DECKS = perSeat('deck');
const HANDS = perSeat('hand');
const deckZone = ({ overlord }: Descent): string => DECKS[overlord]!;
const handZone = ({ overlord }: Descent): string => HANDS[overlord]!;
const deckAt = zonesAt<Piece>(DECKS);
const handAt = zonesAt<Piece>(HANDS);

const cards = (g: Descent, zone: string): readonly Piece[] =>
  g.zones[zone] ? (cardsIn(g, zone) as Piece[]) : [];

/** The deck from the top, and the hand. There is neither when nobody plays the overlord. */
export const deckOf = (g: Descent): readonly Piece[] => (hasOverlord(g) ? deckAt(g, g.overlord) : NO_CARDS);
export const handOf = (g: Descent): readonly Piece[] => (hasOverlord(g) ? handAt(g, g.overlord) : NO_CARDS);

const NO_CARDS: readonly Piece[] = [];

/** All cards that are his, wherever they are. That he has them is known; where they are is not. */
export const owned = (g: Descent): readonly Piece[] =>
  [deckZone(g), handZone(g), `left-out:${g.overlord}`, DISCARD, 'in-play'].flatMap((zone) => cards(g, zone));

/** A card comes to his hand from wherever it is. */
export function takeCard(g: Descent, card: Piece): void {
  move(g, card, handZone(g));
  renewDeck(g);
}

/** Shuffles his deck. */
export const shuffleDeck = (g: Descent): void => shuffle(g, 'overlord deck', deckZone(g));

/** Puts cards of his deck on top of it, the first of them uppermost. */
export function putOnTop(g: Descent, order: readonly Piece[]): void {
  for (const card of [...order].reverse()) move(g, card, deckZone(g), { place: 'top' });
}

/** Puts a card of his deck at the bottom of it. */
export const putAtBottom = (g: Descent, card: Piece): void => move(g, card, deckZone(g));

/** Shuffles the top cards of his deck among themselves. */
export function shuffleTop(g: Descent, n: number): void {
  const top = deckOf(g).slice(0, n);
  shuffleArray(g, 'overlord deck', top, ({ def }) => def);
  putOnTop(g, top);
}

/** The overlord draws his top card, unless he has all of them in hand. The rule says why he draws. */
export function drawCard(g: Descent, rule: string): void {
  const [card] = deckOf(g);
  if (!card) return;
  move(g, card, handZone(g));
  note(g, 'd2.log.overlord-draws', {}, rule);
  renewDeck(g);
}

/** A card that has been resolved lies open on the discard pile; a deck that is empty begins anew with it. */
export function discardCard(g: Descent, card: Piece): void {
  move(g, card, DISCARD, { down: false, place: 'top' });
  renewDeck(g);
}

/** Neither a deck nor a discard pile is left: the first card that is played becomes the deck at once. [D2-OVCARD-26] */
export const isWholeDeckInHand = (g: Descent): boolean =>
  deckOf(g).length === 0 && cards(g, DISCARD).length === 0;

/** As soon as there is no deck, the discard pile is shuffled and becomes the deck. */
function renewDeck(g: Descent): void {
  if (deckOf(g).length > 0 || cards(g, DISCARD).length === 0) return;
  for (const card of [...cardsIn(g, DISCARD)]) move(g, card, deckZone(g));
  shuffle(g, 'overlord deck', deckZone(g));
  note(g, 'd2.log.overlord-shuffles', {}, 'D2-OVCARD-24');
}
