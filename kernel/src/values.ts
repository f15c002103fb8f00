import { isSilenced } from './bans.ts';
import { modifiersOf } from './live.ts';
import type { State } from './state.ts';

/** A base value, a number or a collection, with every modifier in play applied to it. */
export function derive<S, V = number>(g: State, value: string, base: V, subject: S): V {
  const modifiers = modifiersOf(g, value);
  if (!modifiers) return base;
  let result = base;
  for (let i = 0; i < modifiers.length; i++) {
    const { card, modifier, silent } = modifiers[i]!;
    if (!isSilenced(g, card, silent)) result = modifier(g, card, result, subject);
  }
  return result;
}

/** How a derived number comes about: the printed one, then what each card changes. */
export interface Explanation {
  readonly value: number;
  readonly base: number;
  readonly parts: readonly { readonly card: number; readonly name: string; readonly change: number }[];
}

export function explain<S>(g: State, value: string, base: number, subject: S): Explanation {
  let result = base;
  const parts = [];
  for (const { card, name, modifier, silent } of modifiersOf(g, value) ?? []) {
    if (isSilenced(g, card, silent)) continue;
    const next: number = modifier(g, card, result, subject);
    if (next !== result) parts.push({ card: card.id, name, change: next - result });
    result = next;
  }
  return { value: result, base, parts };
}
