import { type Condition, type Context, type Cost, costs, does } from '@questwright/adventure';
import { cardsIn, chooseOne, move, type Rule } from '@questwright/kernel';
import type { FindEffect } from '../content/card.ts';
import { asCard } from './as.ts';
import { drawCard } from './draw.ts';
import { gainPebbles, payPebbles } from './pebbles.ts';
import { score, scores } from './score.ts';
import { hand, type Magpies } from './state.ts';

export const draw = (n: number): FindEffect =>
  does(
    ['magpies.effect.draw', { n }],
    (g, { seat }) => {
      for (let i = 0; i < n; i++) drawCard(g, seat, 'MP-FIND-01');
    },
    (g) => cardsIn(g, 'deck').length > 0,
  );

export const gain = (n: number): FindEffect =>
  does(['magpies.effect.gain', { n }], (g, { seat }) => gainPebbles(g, seat, n, 'MP-FIND-01'));

export const pebbles = (n: number): Cost<Magpies, Context> =>
  costs(
    ['magpies.effect.pay', { n }],
    (g, { seat }) => g.pebbles[seat]! >= n,
    (g, { seat }) => payPebbles(g, seat, n, 'MP-FIND-01'),
  );

/** A card of the hand, which its magpie chooses and discards. */
export const aCard: Cost<Magpies, Context> = costs(
  'magpies.effect.discard',
  (g, { seat }) => cardsIn(g, hand(seat)).length > 0,
  discardOne,
);

function* discardOne(g: Magpies, { seat }: Context): Rule {
  const among = cardsIn(g, hand(seat));
  const card = yield* chooseOne(g, { seat, prompt: 'magpies.discard-ask', among, as: asCard(g) });
  move(g, card, 'discard');
}

export const outshone: Condition<Magpies, Context> = {
  text: 'magpies.effect.outshone',
  holds: (g, { seat }) => scores(g).some((other) => other > score(g, seat)),
};
