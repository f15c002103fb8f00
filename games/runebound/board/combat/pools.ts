import type { Option, View } from '@questwright/kernel';
import type { CombatSymbol } from '../../rules/definitions.ts';
import { type Combat, NONE, POOL, type Side, SPENT } from '../../rules/state.ts';
import { cardsOf, factsOf, type Seen, tokenDef } from '../sight.ts';

/** A token in a combat pool, with the double that it lies on. */
export interface Stack {
  readonly top: Seen;
  readonly beneath: Seen | null;
}

export const tokensOfSide = (view: View, { heroes }: Combat, side: Side): readonly Seen[] =>
  cardsOf(view, heroes[side] === NONE ? 'enemy-tokens' : `tokens:${heroes[side]}`);

/** What lies in a pool; covered doubles lie under what covers them. */
export const poolOf = (tokens: readonly Seen[]): Stack[] =>
  tokens
    .filter(({ state, under }) => state === POOL && under === 0)
    .map((top) => ({ top, beneath: top.on ? (tokens.find(({ id }) => id === top.on) ?? null) : null }));

export const spentOf = (tokens: readonly Seen[]): Seen[] => tokens.filter(({ state }) => state === SPENT);

export const symbolOf = (token: Seen): CombatSymbol | null =>
  tokenDef(token)?.sides[token.side === 1 ? 1 : 0].symbol ?? null;

/** How much a token in a pool counts, on a double and with all that abilities do to it. */
export const countOf = (view: View, token: Seen): number => factsOf(view)?.counts[token.id] ?? 0;

/** How much the tokens count that have been picked among those on offer. */
export const sumOf = (view: View, options: readonly Option[], picked: readonly string[]): number =>
  options
    .filter(({ id }) => picked.includes(id))
    .reduce((sum, { about }) => sum + (factsOf(view)?.counts[about!.token as number] ?? 0), 0);

/** How many of each symbol a pool bears, and which tokens bear them. */
export function totalsOf(
  view: View,
  tokens: readonly Seen[],
): Map<CombatSymbol, { sum: number; from: readonly Seen[] }> {
  const totals = new Map<CombatSymbol, { sum: number; from: Seen[] }>();
  for (const { top } of poolOf(tokens)) {
    const symbol = symbolOf(top);
    if (symbol === null) continue;
    const total = totals.get(symbol) ?? { sum: 0, from: [] };
    total.sum += countOf(view, top);
    total.from.push(top);
    totals.set(symbol, total);
  }
  return totals;
}
