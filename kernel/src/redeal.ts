import type { Card } from './card.ts';
import { cloneState } from './clone.ts';
import { type Deal, exchange, permuted, type Slot } from './deal.ts';
import { createRandom, type Random } from './generator.ts';
import { type Glimpse, glimpse, looksTheSame } from './glimpse.ts';
import { logFor } from './log-entry.ts';
import type { Match } from './match.ts';
import { attach, runtimeOf } from './runtime.ts';
import { shownTo } from './shown.ts';
import type { State } from './state.ts';
import { sees } from './zones.ts';

/**
 * A fork of a match in which everything that a seat cannot see is dealt anew, and chance differs from that of
 * the match. A program that thinks for that seat may use it.
 *
 * Cards that the seat sees neither at the last checkpoint nor now change places among those of the same
 * back, and the turn so far is played again with them; where its course depended on a hidden card (another
 * seat has used it, say), that card stays where it is. Cards that went out of sight since the checkpoint,
 * by a shuffle for instance, change places within their zone. Only cards are dealt: a secret that a game
 * keeps in a plain field of its state is not.
 */
export function redeal<G extends State>(match: Match<G>, seat: number, seed: string | number): Match<G> {
  return redealer(match, seat)(seed);
}

/** Deals a match anew as `redeal` does, any number of times, as long as the match stays as it is. */
export function redealer<G extends State>(
  match: Match<G>,
  seat: number,
): (seed: string | number) => Match<G> {
  let known: { readonly seen: Glimpse; readonly hidden: Hidden } | null = null;
  return (seed) => {
    known ??= { seen: glimpse(match, seat), hidden: hiddenFrom(match, seat) };
    const { seen, hidden } = known;
    const random = createRandom(seed);
    const fork = dealUnnoticed(match, { seat, seen }, hidden.throughout, random);
    const shuffled = hidden.since.length > 0 ? permuted(hiddenFrom(fork, seat).since, random) : [];
    fork.reseed(random.below(2 ** 30), shuffled);
    return fork;
  };
}

/** Deals as many of the cards anew as can be without a seat noticing by what it sees. */
function dealUnnoticed<G extends State>(
  match: Match<G>,
  { seat, seen }: { readonly seat: number; readonly seen: Glimpse },
  slots: readonly Slot[],
  random: Random,
): Match<G> {
  let best: Match<G> | null = null;
  let dealt: Slot[] = [];
  const add = (more: readonly Slot[]): void => {
    const fork = tryDeal(match, permuted([...dealt, ...more], random));
    if (fork && looksTheSame(fork, seat, seen)) {
      best = fork;
      dealt = [...dealt, ...more];
    } else if (more.length > 1) {
      add(more.slice(0, more.length >> 1));
      add(more.slice(more.length >> 1));
    }
  };
  add(slots);
  return best ?? match.fork();
}

function tryDeal<G extends State>(match: Match<G>, deal: Deal): Match<G> | null {
  try {
    return dealAtCheckpoint(match, deal);
  } catch {
    return null;
  }
}

/**
 * The match with its cards dealt differently at its newest checkpoint. Throws if the answers since do not fit
 * that deal.
 */
export function dealAtCheckpoint<G extends State>(match: Match<G>, deal: Deal, log = false): Match<G> {
  const from = match.newestCheckpoint;
  const state = cloneState(from.state, match.game);
  attach(state, match.game, null);
  exchange(state, deal);
  return match.fork({ log, from: { ...from, state } });
}

/**
 * Everything that reaches a seat, as one string: two worlds that differ only in secrets give the same string.
 */
export function whatSeatSees(match: Match, seat: number): string {
  return JSON.stringify([match.view(seat), logFor(match.log, seat)]);
}

/** The cards that a seat cannot see. */
export interface Hidden {
  /** Those that it saw neither at the newest checkpoint nor now: their slots at the checkpoint. */
  readonly throughout: readonly Slot[];
  /** Those that were made or went out of sight since, with those among which they lie: their slots now. */
  readonly since: readonly Slot[];
}

/** Whether a seat may know what a card is. */
export type Knows = (g: State, card: Card, seat: number) => boolean;

export function hiddenFrom<G extends State>(match: Match<G>, seat: number, knows: Knows = sees): Hidden {
  const from = match.newestCheckpoint;
  const state = cloneState(from.state, match.game);
  attach(state, match.game, null);
  const before = cardsWithSlots(state);
  for (const [mark, { card }] of before.entries()) {
    (card as Marked).mark = knows(state, card, seat) ? SEEN : mark;
  }
  const now = match.fork({ from: { ...from, state, fresh: true }, checkpoints: false }).state;
  const shown = match.pending.flatMap(({ choice }) => shownTo(match.state, choice, seat));
  const unseen = cardsWithSlots(now).filter(
    ({ card }) => !knows(now, card, seat) && !shown.includes(card.id),
  );

  const throughout = new Set(unseen.map(({ card }) => card.mark));
  const mixed = new Set(unseen.filter(({ card }) => card.mark === SEEN).map(inItsZone));
  return {
    throughout: before.filter((_, mark) => throughout.has(mark)).map(({ slot }) => slot),
    since: unseen.flatMap((found) => {
      if (found.card.mark === undefined) return [found.slot];
      return mixed.has(inItsZone(found)) ? [{ ...found.slot, alike: inItsZone(found) }] : [];
    }),
  };
}

/** Cards keep what is on them wherever they go, so a mark finds them again, whatever id they have by then. */
type Marked = Card & { mark?: number };
const SEEN = -1;

interface Found {
  readonly card: Marked;
  readonly slot: Slot;
}

function cardsWithSlots(g: State): Found[] {
  return Object.keys(g.zones).flatMap((zone) =>
    g.zones[zone]!.map((card, index) => ({ card, slot: { zone, index, alike: alikeOf(g, card) } })),
  );
}

const inItsZone = ({ slot: { zone, alike } }: Found): string => `${zone} ${alike}`;

const alikeOf = (g: State, card: Card): string => {
  const { game } = runtimeOf(g);
  return game.alike?.(g, card) ?? game.define(g, card.def).back ?? '';
};
