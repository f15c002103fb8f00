import { createRandom, type Random } from './chance.ts';
import { cloneState } from './clone.ts';
import { logFor } from './log.ts';
import { type Checkpoint, Match } from './match.ts';
import { attach, runtimeOf, type State } from './state.ts';
import { type Card, sees } from './zones.ts';

/**
 * A fork of a match in which everything that a seat cannot see is dealt anew, and chance is other than
 * in the match: what a program may think with when it thinks for that seat.
 *
 * Cards change places only with others of the same back that the seat cannot see either, both at the last
 * checkpoint and now. Where the course of the turn since then depended on a hidden card (another seat
 * has used it, say), that card stays where it is.
 */
export function redeal<G extends State>(match: Match<G>, seat: number, seed: string | number): Match<G> {
  const random = createRandom(seed);
  const seen =
    match.answers.length > match.newestCheckpoint.at - match.base ? whatSeatSees(match.fork(), seat) : null;
  let hidden = hiddenThroughout(match, seat);
  for (;;) {
    const fork = deal(match, permuted(hidden, random), false);
    if (fork && (seen === null || whatSeatSees(fork, seat) === seen)) {
      fork.n = match.n;
      fork.reseed(random.below(2 ** 30));
      return fork;
    }
    if (hidden.length === 0) throw new Error('The match could not be played again from its own checkpoint.');
    hidden = hidden.slice(0, hidden.length >> 1);
  }
}

/** Everything that reaches a seat, as one string: two worlds that differ only in secrets give the same. */
export function whatSeatSees(match: Match, seat: number): string {
  return JSON.stringify([match.view(seat), logFor(match.log, seat)]);
}

/** Where a card lies at the newest checkpoint, and which others it could be instead, as far as a seat knows. */
export interface Place {
  readonly zone: string;
  readonly index: number;
  readonly alike: string;
}

/** The places of those cards that a seat sees neither at the newest checkpoint nor now. */
export function hiddenThroughout<G extends State>(match: Match<G>, seat: number): Place[] {
  const from = match.newestCheckpoint;
  const state = cloneState(from.state);
  attach(state, match.game, null);
  const places: Place[] = [];
  for (const zone in state.zones) {
    state.zones[zone]!.forEach((card, index) => {
      if (sees(state, card, seat)) return;
      places.push({ zone, index, alike: alikeOf(state, card) });
      (card as Marked).mark = places.length - 1;
    });
  }
  const now = again(match, { ...from, state }, false)?.state;
  if (!now) return [];
  const stillHidden = new Set<number>();
  for (const zone in now.zones) {
    for (const card of now.zones[zone]! as Marked[]) {
      if (card.mark !== undefined && !sees(now, card, seat)) stillHidden.add(card.mark);
    }
  }
  return places.filter((_, mark) => stillHidden.has(mark));
}

/** Cards keep what is on them wherever they go, so a mark finds them again, whatever id they have by then. */
type Marked = Card & { mark?: number };

const alikeOf = (g: State, card: Card): string => {
  const { game } = runtimeOf(g);
  return game.alike?.(g, card) ?? game.define(g, card.def).back ?? '';
};

/** Which card each place gets: pairs of places, to and from. */
export type Deal = readonly (readonly [to: Place, from: Place])[];

export function permuted(places: readonly Place[], random: Random): Deal {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const group = groups.get(place.alike);
    if (group) group.push(place);
    else groups.set(place.alike, [place]);
  }
  return [...groups.values()].flatMap((group) => {
    const order = [...group];
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return group.map((to, i) => [to, order[i]!] as const);
  });
}

/** The match with cards dealt otherwise at its newest checkpoint; null if the answers since do not fit then. */
export function deal<G extends State>(match: Match<G>, dealt: Deal, log: boolean): Match<G> | null {
  const from = match.newestCheckpoint;
  const state = cloneState(from.state);
  for (const [to, source] of dealt) {
    const there = from.state.zones[to.zone]![to.index]!;
    const card = from.state.zones[source.zone]![source.index]!;
    state.zones[to.zone]![to.index] = { ...card, id: there.id, zone: there.zone, down: there.down };
  }
  return again(match, { ...from, state }, log);
}

function again<G extends State>(match: Match<G>, from: Checkpoint<G>, log: boolean): Match<G> | null {
  try {
    return new Match({ ...match.setup, log }, from, match.answers.slice(from.at - match.base));
  } catch {
    return null;
  }
}
