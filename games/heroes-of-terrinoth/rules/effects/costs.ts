import {
  asCard,
  asEffect,
  askerOf,
  type Cost,
  discardThis,
  type Effect,
  instantly,
} from '@questwright/adventure';
import { chooseOne } from '@questwright/kernel';
import { discardItem } from '../defeat.ts';
import type { Context } from '../definitions.ts';
import { activationCards, heroPiece } from '../heroes.ts';
import { activeLocation, removeProgress } from '../locations.ts';
import type { Terrinoth } from '../state.ts';
import { loseTokens } from '../tokens.ts';
import { sufferWounds } from '../wounds.ts';
import { exhaustSome, itemsOf } from './on-heroes.ts';
import { cardGone, tokensCounted } from './touches.ts';

export { discardThis, free } from '@questwright/adventure';

/** This card is discarded: as an effect, not as a price. */
export const discardThisCard: Effect<Terrinoth> = {
  ...asEffect<Terrinoth, Context>(discardThis),
  touches: (g, { card }) => cardGone(g, card),
};

export const exhaustThis: Cost<Terrinoth> = {
  text: 'ht.cost.exhaust-this',
  canPay: (_, { card }) => !card.exhausted,
  pay: instantly((_, { card }) => {
    card.exhausted = true;
  }),
};

export const payTokens = (n: number): Cost<Terrinoth> => ({
  text: ['ht.cost.tokens', { n }],
  canPay: (g, { seat }) => heroPiece(g, seat).tokens >= n,
  pay: instantly((g, { seat }) => {
    loseTokens(g, seat, n);
  }),
  touches: (_, { seat }) => tokensCounted(seat),
});

/** Wounds can always be suffered, even the last one. */
export const sufferToPay = (n: number): Cost<Terrinoth> => ({
  text: ['ht.cost.suffer', { n }],
  canPay: () => true,
  pay: (g, { seat }) => sufferWounds(g, seat, n, 'effect'),
});

export const exhaustToPay = (n: number): Cost<Terrinoth> => ({
  text: ['ht.cost.exhaust', { n }],
  canPay: (g, { seat }) => activationCards(g, seat).filter(({ exhausted }) => !exhausted).length >= n,
  pay: (g, c) => exhaustSome(g, c, c.seat, n),
});

export const discardItemToPay: Cost<Terrinoth> = {
  text: 'ht.cost.item',
  canPay: (g, { seat }) => itemsOf(g, seat).length > 0,
  *pay(g, c) {
    const { seat } = c;
    const among = itemsOf(g, seat);
    const by = askerOf(g, c);
    discardItem(g, yield* chooseOne(g, { seat, prompt: 'ht.ask.discard-item', by, among, as: asCard(g) }));
  },
};

export const progressToPay = (n: number): Cost<Terrinoth> => ({
  text: ['ht.cost.progress', { n }],
  canPay: (g) => (activeLocation(g)?.progress ?? 0) >= n,
  pay: instantly((g) => {
    removeProgress(g, n);
  }),
});
