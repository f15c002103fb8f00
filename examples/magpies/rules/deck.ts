import { cardsIn, create, logTo, move, shuffle, top } from '@questwright/kernel';
import { cards, defOf } from '../content/cards.ts';
import { hand, type Magpies, nest, type Thing } from './state.ts';

const HAND = 4;

/** Shuffles the deck and deals the hands. */
export function deal(g: Magpies): void {
  for (const { id, copies } of cards) for (let i = 0; i < copies; i++) create<Thing>(g, id, 'deck', {});
  shuffle(g, 'shuffle', 'deck');
  for (let seat = 0; seat < g.seats; seat++) {
    cardsIn(g, nest(seat));
    for (let i = 0; i < HAND; i++) move(g, top(g, 'deck')!, hand(seat));
  }
  g.dealt = true;
}

/** Draws the top card, if there is one. Only the magpie itself is told which. */
export function drawCard(g: Magpies, seat: number): void {
  const card = top(g, 'deck');
  if (!card) return;
  move(g, card, hand(seat));
  const who = { seat };
  logTo(
    g,
    [seat],
    ['magpies.drew', { seat: who, card: defOf(card.def).name }],
    ['magpies.drew-hidden', { seat: who }],
    'MP-TURN-02',
  );
}
