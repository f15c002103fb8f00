import { nested } from '@questwright/kernel';
import type { ForEach } from '../amounts.ts';
import type { Context } from '../definitions.ts';
import { activationCards, heroAt, living } from '../heroes.ts';
import { activeLocation } from '../locations.ts';
import { carriedBy } from '../pieces.ts';
import type { Terrinoth } from '../state.ts';
import { describe, matching, type Trait } from './which.ts';

type Counted = (n?: number) => ForEach;
const counted =
  (each: ForEach['each'], count: (g: Terrinoth, c: Context) => number): Counted =>
  (n = 1) => ({ n, each, count });

/** So many for each enemy in play that fits. */
export const perEnemy = (n: number, ...traits: Trait[]): ForEach => ({
  n,
  each: ['ht.count.which', { which: nested(describe('ht.which.one', 1, traits)) }],
  count: (g, c) => matching(g, c, traits).length,
});
export const perHero = counted('ht.count.hero', (g) => living(g).length);
export const perToken = counted('ht.count.token', (g, { seat }) => heroAt(g, seat).tokens);
export const perWound = counted('ht.count.wound', (g, { seat }) => heroAt(g, seat).wounds);
export const perWoundOnThis = counted('ht.count.wound-here', (_, { card }) => card.wounds);
export const perItem = counted('ht.count.item', (g, { seat }) => carriedBy(g, seat).length);
export const perExhaustedCard = counted(
  'ht.count.exhausted',
  (g, { seat }) => activationCards(g, seat).filter(({ exhausted }) => exhausted).length,
);
export const perSuccess = counted('ht.count.success', (_, { successes }) => successes);
export const perProgress = counted('ht.count.progress', (g) => activeLocation(g)?.progress ?? 0);
export const perLocationToken = (name: string, n = 1): ForEach => ({
  n,
  each: ['ht.count.location-token', { name }],
  count: (g) => activeLocation(g)?.tokens ?? 0,
});
export const perCounter = (counter: string, n = 1): ForEach => ({
  n,
  each: ['ht.count.counter', { counter: [`ht.counter.${counter}`] }],
  count: (g) => g.counters[counter]!,
});
