import type { State } from './state.ts';
import { besidesCards, type Viewed, viewZone, type ZoneView } from './view.ts';

/** What a seat sees at a moment, to tell whether it sees the same in another world. */
export interface Glimpse {
  readonly cards: ReadonlyMap<string, ZoneView>;
  readonly besides: string;
}

export function glimpse(match: Viewed, seat: number): Glimpse {
  const cards = new Map<string, ZoneView>();
  for (const zone in match.state.zones) {
    const seen = viewZone(match.state, zone, seat);
    if (seen !== null) cards.set(zone, seen);
  }
  return { cards, besides: besidesCards(match, seat) };
}

/** Whether a seat of a match sees exactly what it saw in the glimpse. */
export const looksTheSame = (match: Viewed, seat: number, { cards, besides }: Glimpse): boolean =>
  hasTheSameCards(match.state, seat, cards) && besidesCards(match, seat) === besides;

/** For a zone that looks as it did then, `viewZone` returns the very view that it was given. */
function hasTheSameCards(g: State, seat: number, cards: Glimpse['cards']): boolean {
  let left = cards.size;
  for (const zone in g.zones) {
    const last = cards.get(zone);
    const seen = viewZone(g, zone, seat, last);
    if (seen === null) continue;
    if (seen !== last && !isEmptyAsBefore(seen, last)) return false;
    left--;
  }
  return left === 0;
}

const isEmptyAsBefore = (seen: ZoneView, last: ZoneView | undefined): boolean =>
  Array.isArray(seen) && Array.isArray(last) && seen.length === 0 && last.length === 0;
