import type { Text } from '@questwright/kernel';
import { nested } from '@questwright/kernel';
import type { Context } from './definitions.ts';
import type { Terrinoth } from './state.ts';

/** So many for each of something: "1 for each enemy engaged with you". */
export interface ForEach {
  readonly n: number;
  /** What is counted, in the singular: "enemy engaged with you". */
  readonly each: Text;
  count(g: Terrinoth, c: Context): number;
}

export type Amount = number | ForEach;

export function amountOf(g: Terrinoth, c: Context, amount: Amount): number {
  return typeof amount === 'number' ? amount : amount.n * amount.count(g, c);
}

/** "2 wounds", "1 wound for each enemy engaged with you": `key` is a phrase with the number `n`. */
export function amountText(key: string, amount: Amount): Text {
  if (typeof amount === 'number') return [key, { n: amount }];
  return ['ht.for-each', { what: [key, { n: amount.n }], each: nested(amount.each) }];
}
