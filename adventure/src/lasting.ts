import { type Card, type Lasting, type LastingTerms, last, lastingOf, type Text } from '@questwright/kernel';
import type { Ability } from './abilities.ts';
import { type Effect, instantly } from './effects.ts';
import { head, type LastingDef, printed, type Written } from './printed.ts';
import type { AdventureState, Context } from './state.ts';

/** An effect that lasts, as the box has it. */
export const lastingDef = (written: Written, abilities: readonly Ability[]): LastingDef => ({
  ...head(written),
  kind: 'lasting',
  ...printed(abilities),
});

/** A lasting effect, for definitions that only know that it is something in play. */
export const asLasting = (me: Card): Lasting => me as Lasting;

/** Whether the same effect is already in play, on the same thing and with the same amount. */
export const lastsAlready = (
  g: AdventureState,
  { id }: Pick<LastingDef, 'id'>,
  { on = 0, n = 0, seat = -1 }: LastingTerms,
): boolean => lastingOf(g, id).some((one: Lasting) => one.on === on && one.n === n && one.seat === seat);

/**
 * Puts an effect into play that lasts until a period ends. `terms` says for whom and for how long, or null if it does
 * not apply. An effect that is already in play is not begun again.
 */
export const lasts = <G extends AdventureState, C extends Context>(
  text: Text,
  def: Pick<LastingDef, 'id'>,
  terms: (g: G, c: C) => LastingTerms | null,
): Effect<G, C> => {
  const begins = (g: G, c: C): LastingTerms | null => {
    const on = terms(g, c);
    return on && !lastsAlready(g, def, on) ? on : null;
  };
  return {
    text,
    run: instantly((g, c) => {
      const on = begins(g, c);
      if (on) last(g, def.id, { by: c.card?.id ?? 0, ...on });
    }),
    can: (g, c) => begins(g, c) !== null,
  };
};
