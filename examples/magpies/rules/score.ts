import { cardsIn, derive } from '@questwright/kernel';
import { defOf } from './define.ts';
import { type Magpies, nest, type Thing } from './state.ts';

/** The shine of a magpie's trinkets and its pebbles. */
export function score(g: Magpies, seat: number): number {
  return trinketsOf(g, seat).reduce((sum, trinket) => sum + shineOf(g, trinket), g.pebbles[seat]!);
}

/** What a trinket is worth where it lies. */
export const shineOf = (g: Magpies, trinket: Thing): number =>
  derive(g, 'shine', defOf(g, trinket.def).shine, trinket);

export const trinketsOf = (g: Magpies, seat: number): Thing[] =>
  cardsIn(g, nest(seat)).filter(({ def }) => defOf(g, def).kind === 'trinket');

export const scores = (g: Magpies): number[] => g.pebbles.map((_, seat) => score(g, seat));
