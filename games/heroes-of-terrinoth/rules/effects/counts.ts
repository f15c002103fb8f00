import { type Counted, perEach } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import { activationCards, heroPiece, living } from '../heroes.ts';
import { activeLocation } from '../locations.ts';
import { carriedBy } from '../pieces.ts';
import type { Terrinoth } from '../state.ts';
import { PLACES } from './touches.ts';
import { describe, isSteady, matching, type Trait } from './which.ts';

export { perSuccess } from '@questwright/adventure';

const per =
  (what: Text, count: (g: Terrinoth, c: Context) => number) =>
  (n = 1): Counted =>
    perEach(n, what, count);

/** A number for each enemy in play that fits. */
export const perEnemy = (n: number, ...traits: Trait[]): Counted =>
  perEach(
    n,
    ['ht.count.which', { which: nested(describe('one', 1, traits)) }],
    (g: Terrinoth, c: Context) => matching(g, c, traits).length,
    () => (traits.every(isSteady) ? PLACES : null),
  );
export const perHero = per('ht.count.hero', (g) => living(g).length);
export const perSuccessToken = per('ht.count.token', (g, { seat }) => heroPiece(g, seat).tokens);
export const perWound = per('ht.count.wound', (g, { seat }) => heroPiece(g, seat).wounds);
export const perWoundOnThis = per('ht.count.wound-here', (_, { card }) => card.wounds);
export const perItem = per('ht.count.item', (g, { seat }) => carriedBy(g, seat).length);
export const perExhaustedCard = per(
  'ht.count.exhausted',
  (g, { seat }) => activationCards(g, seat).filter(({ exhausted }) => exhausted).length,
);
export const perProgress = per('ht.count.progress', (g) => activeLocation(g)?.progress ?? 0);
export const perLocationToken = (name: string, n = 1): Counted =>
  perEach(n, ['ht.count.location-token', { name }], (g: Terrinoth) => activeLocation(g)?.tokens ?? 0);
export const perCounter = (counter: string, n = 1): Counted =>
  perEach(
    n,
    ['ht.count.counter', { counter: [`ht.counter.${counter}`] }],
    (g: Terrinoth) => g.counters[counter]!,
  );
