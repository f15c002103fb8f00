import type { Forbidden, Silent } from './abilities.ts';
import type { Card } from './card.ts';
import type { As, Closed } from './choice.ts';
import { bansOn } from './live.ts';
import type { State } from './state.ts';

/** What somebody is about to do, and to whom, for cards that forbid it. */
export type Deed<S = unknown> = readonly [what: string, subject: S];

/** The first card in play that forbids a deed; null when it is allowed. */
export function forbids<S>(g: State, what: string, subject: S): Forbidden | null {
  const bans = bansOn(g, what);
  if (!bans) return null;
  for (const one of bans) {
    if (isSilenced(g, one.card, one.silent)) continue;
    if (!one.ban.when || one.ban.when(g, one.card, subject)) return one;
  }
  return null;
}

/** Whether a card has no effect at present, although it is in play. */
export const isSilenced = (g: State, card: Card, silent: Silent | undefined): boolean =>
  silent?.(g, card) === true;

/** Why something is closed: the card that forbids it, and its ledger line. */
export const reasonOf = (
  g: State,
  { card, name, ban: { reason, rule } }: Forbidden,
): Pick<Closed, 'reason' | 'rule'> => ({
  reason:
    typeof reason === 'function' ? reason(g, card) : (reason ?? ['kernel.forbidden-by', { card: name }]),
  rule,
});

/** Those of the things that no card forbids. */
export function allowed<T>(g: State, among: readonly T[], deed: (thing: T) => Deed | null): readonly T[] {
  const free = among.filter((thing) => banOn(g, deed(thing)) === null);
  return free.length === among.length ? among : free;
}

/** The forbidden things as closed options, each with the card and the line that forbid it. */
export function forbidden<T>(
  g: State,
  among: readonly T[],
  as: As<T>,
  deed: (thing: T) => Deed | null,
): Closed[] {
  return among.flatMap((thing) => {
    const by = banOn(g, deed(thing));
    return by ? [{ id: as.id(thing), text: as.text(thing), ...reasonOf(g, by) }] : [];
  });
}

const banOn = (g: State, deed: Deed | null): Forbidden | null => deed && forbids(g, deed[0], deed[1]);
