import { nested, type State, type Text, type TextArgs, type Touches } from '@questwright/kernel';
import type { Context, ContextOf } from './state.ts';

/** A number that depends on the state of the game, and its text. */
// biome-ignore lint/suspicious/noExplicitAny: amounts that need nothing of their game fit every game.
export interface Counted<G extends State = any, C extends Context = ContextOf<G>> {
  /** What is printed for it: a number or X. */
  readonly printed: number | 'X';
  /** What is said after it: "for each enemy engaged with you", "X being your mind". */
  readonly note: Text | null;
  count(g: G, c: C): number;
  /** What it depends on; see `Touches`. Absent: anything. */
  reads?(g: G, c: C): Touches | null;
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
export type Amount<G extends State = any, C extends Context = ContextOf<G>> = number | Counted<G, C>;

/** How much it is now; never less than 0. */
export const amountOf = <G extends State, C extends Context>(g: G, c: C, amount: Amount<G, C>): number =>
  typeof amount === 'number' ? amount : Math.max(0, amount.count(g, c));

/** What an amount depends on; null when that is not known. */
export const readsOf = <G extends State, C extends Context>(
  g: G,
  c: C,
  amount: Amount<G, C>,
): Touches | null => (typeof amount === 'number' ? [] : (amount.reads?.(g, c) ?? null));

/**
 * A phrase about an amount, "suffer 2 wounds", "suffer 1 wound for each enemy". The phrase `key` has the arguments `k`,
 * which is printed, and `n`, which the plural goes by.
 */
export function amountText(key: string, amount: Amount, args: TextArgs = {}): Text {
  if (typeof amount === 'number') return [key, { ...args, k: amount, n: amount }];
  const { printed, note } = amount;
  const what: Text = [key, { ...args, k: printed, n: printed === 'X' ? 2 : printed }];
  return note === null ? what : ['amount.noted', { what: nested(what), note: nested(note) }];
}

/** A number for each of something that can be counted: `what` is its name in the singular. */
export const perEach = <G extends State, C extends Context>(
  n: number,
  what: Text,
  count: (g: G, c: C) => number,
  reads?: (g: G, c: C) => Touches | null,
): Counted<G, C> => ({
  printed: n,
  note: ['amount.each', { what: nested(what) }],
  count: (g, c) => n * count(g, c),
  ...(reads && { reads }),
});

export const perSuccess = (n = 1): Counted => perEach(n, 'each.success', (_, c) => c.successes ?? 0);
