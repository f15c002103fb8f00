import { cardsIn, create, move, shuffle, top } from '@questwright/kernel';
import { cards } from '../content/cards.ts';
import { hand, type Magpies, nest, type Thing } from './state.ts';

const HAND = 4;

/** Shuffles the deck and deals the hands. */
export function deal(g: Magpies): void {
  for (const { id, copies } of cards) for (let i = 0; i < copies; i++) create<Thing>(g, id, 'deck', {});
  shuffle(g, 'shuffle', 'deck');
  layOut(g);
  for (let seat = 0; seat < g.seats; seat++) {
    for (let i = 0; i < HAND; i++) move(g, top(g, 'deck')!, hand(seat));
  }
}

/** Makes room for everybody's cards. */
export function layOut(g: Magpies): void {
  for (let seat = 0; seat < g.seats; seat++) {
    cardsIn(g, hand(seat));
    cardsIn(g, nest(seat));
  }
  cardsIn(g, 'deck');
  cardsIn(g, 'discard');
  g.dealt = true;
}
