import type { Cost, Effect } from '@questwright/adventure';
import { asCard, instantly, note } from '@questwright/adventure';
import { chooseOne, remove } from '@questwright/kernel';
import { defOf } from '../catalogue.ts';
import { discardItem } from '../defeat.ts';
import { activationCards, heroAt } from '../heroes.ts';
import { activeLocation, removeProgress } from '../locations.ts';
import type { Terrinoth } from '../state.ts';
import { loseTokens } from '../tokens.ts';
import { sufferWounds } from '../wounds.ts';
import { exhaustSome, itemsOf } from './on-heroes.ts';

export { free } from '@questwright/adventure';

/** This card goes to its discard pile; a condition goes back to the supply. */
export const discardThis: Cost<Terrinoth> = {
  text: 'ht.cost.discard-this',
  canPay: () => true,
  pay: instantly((g, { card, seat }) => {
    note(g, 'ht.log.discards', { hero: seat, card }, 'HT-EXPLCARD-05');
    if (defOf(g, card).kind === 'condition') remove(g, card);
    else discardItem(g, card);
  }),
};

/** The same as an effect, not as a price. */
export const discardThisCard: Effect<Terrinoth> = {
  text: 'ht.cost.discard-this',
  run: (g, c) => discardThis.pay(g, c),
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
  canPay: (g, { seat }) => heroAt(g, seat).tokens >= n,
  pay: instantly((g, { seat }) => {
    loseTokens(g, seat, n);
  }),
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
  *pay(g, { seat }) {
    const among = itemsOf(g, seat);
    discardItem(g, yield* chooseOne(g, { seat, prompt: 'ht.ask.discard-item', among, as: asCard(g) }));
  },
};

export const progressToPay = (n: number): Cost<Terrinoth> => ({
  text: ['ht.cost.progress', { n }],
  canPay: (g) => (activeLocation(g)?.progress ?? 0) >= n,
  pay: instantly((g) => {
    removeProgress(g, n);
  }),
});
