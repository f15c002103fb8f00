import type { Index } from './abilities.ts';
import type { Card } from './card.ts';
import { type Copying, copyCards, copyFields, copyOf } from './clone.ts';
import { attachedTo, runtimeOf } from './runtime.ts';
import type { State } from './state.ts';

/**
 * At least this many of the zones that were asked for are remembered, for those who look at a match now and
 * then.
 */
const TOUCHED_KEPT = 1000;

/**
 * Positions share the zones in which nothing has happened: play that continues from a checkpoint begins with the
 * checkpoint's own arrays, and copies the cards of a zone when they are first asked for. A fork touches few zones, and
 * the decks are the largest part of a position.
 */
export function lend<G extends State>(g: G, game: Copying<G>): G {
  return copyFields(g, { ...g.zones }, game);
}

/** The cards of a zone, which are the state's own from now on; undefined when there is no such zone. */
export function taken(g: State, zone: string): Card[] | undefined {
  const cards = g.zones[zone];
  const runtime = attachedTo(g);
  if (runtime === undefined || runtime.lent === null) return cards;
  if (cards === undefined || runtime.lent[zone] !== cards) return cards;
  const own = copyCards(cards, copyOf(zone, runtime.game.copyCard));
  g.zones[zone] = own;
  runtime.touched.push(zone);
  const place = runtime.live === null ? -1 : runtime.live.indexOf(cards);
  if (place >= 0) runtime.live![place] = own;
  return own;
}

/**
 * Lets code look at a state without changing it: cards that are asked for meanwhile stay the checkpoint's. What was
 * looked up is forgotten afterwards, because the rules might change it.
 */
export function looking<T>(g: State, look: () => T): T {
  const runtime = runtimeOf(g);
  const { lent, plan, index, found } = runtime;
  if (lent === null) return look();
  runtime.lent = null;
  runtime.found = [];
  if (plan !== null) runtime.index = null;
  try {
    return look();
  } finally {
    runtime.lent = lent;
    runtime.found = found;
    runtime.index = index;
  }
}

/**
 * From here on the state shares its zones with a checkpoint: whatever was looked up in them must be asked for
 * again.
 */
export function borrow(g: State, zones: State['zones'], plan: Index | null): void {
  const runtime = runtimeOf(g);
  runtime.lent = zones;
  runtime.plan = plan;
  runtime.index = null;
  runtime.live = null;
  runtime.found = [];
  if (runtime.touched.length > TOUCHED_KEPT) {
    runtime.forgotten += runtime.touched.length;
    runtime.touched = [];
  }
  runtime.settled = runtime.forgotten + runtime.touched.length;
}

/** A moment in the life of a state, to ask for what it has touched since; -1 while all zones are its own. */
export function momentOf(g: State): number {
  const { lent, settled } = runtimeOf(g);
  return lent === null ? -1 : settled;
}

/**
 * The zones that can have changed since a moment, some of them perhaps twice; null when that is not known any
 * more. Zones that the state already had to itself are included, because the rules may hold cards from them.
 */
export function touchedSince(g: State, moment: number): readonly string[] | null {
  const { touched, forgotten } = runtimeOf(g);
  return moment < forgotten ? null : touched.slice(moment - forgotten);
}
