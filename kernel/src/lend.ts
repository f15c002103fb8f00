import { type Copying, copyCards, copyFields } from './clone.ts';
import type { Index } from './live.ts';
import { RUNTIME, runtimeOf, type State } from './state.ts';
import type { Card } from './zones.ts';

/**
 * Positions share the zones in which nothing has happened since: play that is taken up at a checkpoint, or goes on
 * after one, begins with the checkpoint's own arrays, and copies those of a zone when it is first asked for them. A
 * fork touches few zones, and the decks are most of a position.
 */
export function lend<G extends State>(g: G, game: Copying<G>): G {
  return copyFields(g, { ...g.zones }, game);
}

/** The cards of a zone, which are the state's own from now on; undefined when there is no such zone. */
export function taken(g: State, zone: string): Card[] | undefined {
  const cards = g.zones[zone];
  const runtime = g[RUNTIME];
  if (runtime === undefined || runtime.lent === null) return cards;
  if (cards === undefined || runtime.lent[zone] !== cards) return cards;
  const own = copyCards(cards, runtime.game.copyCard);
  g.zones[zone] = own;
  const place = runtime.live === null ? -1 : runtime.live.indexOf(cards);
  if (place >= 0) runtime.live![place] = own;
  return own;
}

/** From here on the state shares its zones with a checkpoint: whatever was found of them must be asked for again. */
export function borrow(g: State, zones: State['zones'], plan: Index | null): void {
  const runtime = runtimeOf(g);
  runtime.lent = zones;
  runtime.plan = plan;
  runtime.index = null;
  runtime.live = null;
  runtime.found = [];
}
