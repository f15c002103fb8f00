import type { Card } from './card.ts';
import { LASTING } from './lasting-zone.ts';
import { periodOf } from './periods.ts';
import type { State } from './state.ts';
import { cardsIn, putIn, remove } from './zones.ts';

/**
 * A lasting effect: a thing in play with a definition that listens, modifies and forbids like a card, until its period
 * ends.
 */
export interface Lasting extends Card {
  /** The number of the period with which it ends; 0 when it lasts until it is removed. */
  readonly until: number;
  /** The seat that decides for it; -1 for whoever is active. */
  readonly seat: number;
  /** The id of the card or figure that it is about; 0 when there is none. */
  readonly on: number;
  /** The id of the card whose effect it is; 0 when it is not the effect of a card. */
  readonly by: number;
  /** How much, or how often; the definition says what it means. */
  n: number;
}

export interface LastingTerms {
  /** The name of the open period that it lasts for: the innermost of that name. Without one it stays until it is removed. */
  readonly until?: string;
  readonly seat?: number;
  readonly on?: number;
  readonly by?: number;
  readonly n?: number;
}

/**
 * Puts a lasting effect into play. `def` is the id of its definition, which the game provides as it does for cards. Its
 * own id is negative, so that lasting effects do not change the numbers of the cards in a match.
 */
export function last(
  g: State,
  def: string,
  { until, seat = -1, on = 0, by = 0, n = 0 }: LastingTerms = {},
): Lasting {
  const period = until === undefined ? 0 : periodOf(g, until);
  if (until !== undefined && period === 0)
    throw new Error(`There is no ${until} for "${def}" to last until.`);
  return putIn<Lasting>(g, {
    id: -++g.opened,
    def,
    zone: LASTING,
    down: false,
    until: period,
    seat,
    on,
    by,
    n,
  });
}

/** The lasting effects with this definition that are in play. */
export function lastingOf(g: State, def?: string): readonly Lasting[] {
  if (!(LASTING in g.zones)) return NONE;
  const all = cardsIn(g, LASTING) as Lasting[];
  return def === undefined ? all : all.filter((one) => one.def === def);
}
const NONE: readonly Lasting[] = [];

/** The periods with this number and higher ones, which lie inside it, have ended. */
export function endLasting(g: State, first: number): void {
  if (!g.zones[LASTING]?.some((card) => (card as Lasting).until >= first)) return;
  for (const effect of [...(cardsIn(g, LASTING) as Lasting[])]) if (effect.until >= first) remove(g, effect);
}
