import type { Card } from './card.ts';
import { runtimeOf } from './runtime.ts';
import type { State } from './state.ts';
import { zoneDef } from './zones.ts';

/**
 * Whether these cards differ in nothing but their numbers, so that it makes no difference which of them is chosen: they
 * lie face up in one open zone, they are of one kind, the same has happened to them, and nothing in the state refers to
 * one of them. What a rule keeps in its own variables is not known here: the rule that asks must know it.
 */
export function areAlike(g: State, cards: readonly Card[]): boolean {
  const [first, ...others] = cards;
  if (!first || first.down || zoneDef(g, first.zone).sees !== 'everyone') return false;
  return (
    others.every((other) => isTwin(first, other)) && !isReferredTo(g, new Set(cards.map(({ id }) => id)))
  );
}

function isTwin(a: Card, b: Card): boolean {
  if (a.def !== b.def || a.zone !== b.zone) return false;
  for (const field in a)
    if (field !== 'id' && a[field as keyof Card] !== b[field as keyof Card]) return false;
  return true;
}

/**
 * Whether something that everybody sees could refer to one of the cards. A number that only happens to be the same counts
 * as well: then a question is asked that need not be, which does no harm. What is hidden is not looked at, so that a
 * question that is not asked tells nothing of it.
 */
function isReferredTo(g: State, ids: ReadonlySet<number>): boolean {
  for (const zone in g.zones) {
    if (zoneDef(g, zone).sees !== 'everyone') continue;
    for (const card of g.zones[zone]!) if (!card.down && refersTo(card, ids)) return true;
  }
  const { open } = runtimeOf(g).game;
  return open.some((field) => mentions(g[field as keyof State], ids)) || mentions(g.periods, ids);
}

function refersTo(card: Card, ids: ReadonlySet<number>): boolean {
  for (const field in card) if (field !== 'id' && mentions(card[field as keyof Card], ids)) return true;
  return false;
}

function mentions(value: unknown, ids: ReadonlySet<number>): boolean {
  if (typeof value === 'number') return ids.has(value);
  if (typeof value === 'string') return [...value.matchAll(NUMBER)].some(([n]) => ids.has(Number(n)));
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((one) => mentions(one, ids));
}
const NUMBER = /\d+/g;
