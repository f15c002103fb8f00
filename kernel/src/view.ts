import type { Card } from './card.ts';
import { type Choice, type Closed, type OpenWindow, type Option, optionsOf, seatsAsked } from './choice.ts';
import type { Game, ZoneDef } from './game.ts';
import { looking } from './lend.ts';
import { passesOf } from './passes.ts';
import type { Pending } from './record.ts';
import { runtimeOf } from './runtime.ts';
import type { Outcome, State } from './state.ts';
import type { Text } from './text.ts';
import { ownsZone, zoneDef } from './zones.ts';

/** All that a seat may know of a match: plain data, ready to be sent. */
export interface View {
  readonly game: string;
  /** -1 for spectators. */
  readonly seat: number;
  /** The fields that the game declares open, the seat's own share of private ones, and derived facts. */
  readonly open: { readonly [field: string]: unknown };
  readonly own: { readonly [field: string]: unknown };
  readonly facts: unknown;
  readonly zones: { readonly [zone: string]: ZoneView };
  readonly choice: ChoiceView | null;
  /** What the seat itself has passed in advance, if any of it is still in force. */
  readonly passes?: readonly Text[];
  readonly over: Outcome | null;
}

/** The cards in order, or only how many there are. */
export type ZoneView = readonly CardView[] | number;

/** A card as seen: everything on it, or only its id, its back and what shows on it face down. */
export type CardView = { readonly id: number; readonly [field: string]: unknown };

/** The pending choice: in full for the seat that chooses, otherwise only who is asked. */
export interface ChoiceView {
  readonly n: number;
  /** The seat itself if it is asked, otherwise one that is. */
  readonly seat: number;
  /** All seats that are asked, if there are several. */
  readonly seats?: readonly number[];
  /** Other seats that make choices of their own at the same time, in the view of one that does. */
  readonly meanwhile?: readonly number[];
  /** What is decided, and what else a program needs for it; see `Asked`. Only for the seat that chooses. */
  readonly topic?: string;
  readonly subject?: unknown;
  /** Who or what asks, and what hangs on the answer; only for the seat that chooses. */
  readonly by?: Text;
  readonly prompt: Text;
  readonly kind?: 'one' | 'some' | 'order' | 'amount';
  readonly options?: readonly Option[];
  readonly min?: number;
  readonly max?: number;
  readonly closed?: readonly Closed[];
  /** If it is a window, what can be passed in advance: everybody may know that. */
  readonly window?: WindowView;
}

export interface WindowView extends OpenWindow {
  /** All moments of the game at which windows open, with their names. */
  readonly moments: readonly Option[];
}

/** What a view needs to know about a match. */
export interface Viewed {
  readonly game: Game;
  readonly state: State;
  /** The choices that it waits for, with their numbers. */
  readonly pending: readonly Pending[];
  pendingOf(seat: number): Pending | undefined;
}

/** What a seat may know of a match. Spectators ask with -1. */
export function viewOf(match: Viewed, seat: number): View {
  return { ...viewState(match.state, seat), choice: viewChoice(match, seat), ...viewPasses(match, seat) };
}

/** What a seat may know of a state, whoever is asked. */
function viewState(g: State, seat: number): Omit<View, 'choice'> {
  const zones: Record<string, ZoneView> = {};
  for (const zone in g.zones) {
    const seen = viewZone(g, zone, seat);
    if (seen !== null) zones[zone] = seen;
  }
  return {
    game: g.game,
    seat,
    open: openFields(g),
    own: ownFields(g, seat),
    facts: factsOf(g),
    zones,
    over: g.over,
  };
}

/**
 * What a seat sees besides the cards, as one string, without what follows from everything else: what the game derives,
 * and why actions are closed. That costs the most.
 */
export function besidesCards(match: Viewed, seat: number): string {
  const { state } = match;
  const choice = viewChoice(match, seat, false);
  return JSON.stringify([openFields(state), ownFields(state, seat), choice, state.passes[seat], state.over]);
}

function openFields(g: State): View['open'] {
  const fields = g as unknown as Record<string, unknown>;
  const open: Record<string, unknown> = {};
  for (const field of runtimeOf(g).game.open) open[field] = fields[field];
  return open;
}

/** What the game derives from what everybody sees. */
export function factsOf(g: State): unknown {
  const { game } = runtimeOf(g);
  return game.facts ? looking(g, () => game.facts!(g)) : null;
}

/** What in a seat's view is its own: everything else in it is as a spectator sees it. */
export interface OwnView {
  readonly own: View['own'];
  /** The zones in which the seat sees more than others do. */
  readonly zones: View['zones'];
  readonly choice: View['choice'];
  readonly passes?: readonly Text[];
}

/**
 * The part of a view that differs from seat to seat. Code that keeps many views of a match up to date computes the rest
 * once, as a spectator sees it, for all of them.
 */
export function viewOwn(match: Viewed, seat: number): OwnView {
  const g = match.state;
  const zones: Record<string, ZoneView> = {};
  if (seat >= 0 && hasOwnZones(match.game)) {
    for (const zone in g.zones) {
      if (!ownsZone(g, zone, seat) || !ownerSeesMore(zoneDef(g, zone))) continue;
      const seen = viewZone(g, zone, seat);
      if (seen !== null) zones[zone] = seen;
    }
  }
  return { own: ownFields(g, seat), zones, choice: viewChoice(match, seat), ...viewPasses(match, seat) };
}

const ownerSeesMore = ({ sees: who, looks }: ZoneDef): boolean => who === 'owner' || looks === 'owner';

function hasOwnZones({ zones }: Game): boolean {
  for (const kind in zones) if (ownerSeesMore(zones[kind]!)) return true;
  return false;
}

/** Whether seats of a game see anything that others do not, besides what they are asked. */
export const hasSecrets = (game: Game): boolean => hasOwnZones(game) || (game.own ?? []).length > 0;

function ownFields(g: State, seat: number): View['own'] {
  const own: Record<string, unknown> = {};
  const fields = g as unknown as Record<string, unknown>;
  if (seat >= 0)
    for (const field of runtimeOf(g).game.own ?? []) own[field] = (fields[field] as unknown[])[seat];
  return own;
}

/** A zone as a seat sees it: `last` itself if it looks as it did then; null if the seat may not know of it. */
export function viewZone(g: State, zone: string, seat: number, last?: ZoneView): ZoneView | null {
  const cards = g.zones[zone]!;
  const def = zoneDef(g, zone);
  if (def.sees === 'nobody') return null;
  const owns = ownsZone(g, zone, seat);
  if (def.sees === 'count' || (def.sees === 'owner' && !owns)) return cards.length;
  const looksUnder = owns && def.looks === 'owner';
  if (Array.isArray(last) && last.length === cards.length && looksLike(g, cards, last, looksUnder))
    return last;
  return cards.map((card) => viewCard(g, card, looksUnder));
}

function looksLike(
  g: State,
  cards: readonly Card[],
  last: readonly CardView[],
  looksUnder: boolean,
): boolean {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    const before = last[i]!;
    if (card.id !== before.id || card.down !== before.down) return false;
    if (!(card.down && !looksUnder ? backLooksLike(g, card, before) : faceLooksLike(card, before)))
      return false;
  }
  return true;
}

/** A visible card is shown with everything on it except where it is. */
function faceLooksLike(card: Card, last: CardView): boolean {
  const fields = card as unknown as Record<string, unknown>;
  for (const field in fields) if (fields[field] !== last[field] && field !== 'zone') return false;
  return true;
}

function backLooksLike(g: State, card: Card, last: CardView): boolean {
  // A card that was seen face up has no back in its view.
  if (last.back !== backOf(g, card)) return false;
  const fields = card as unknown as Record<string, unknown>;
  const { shows } = zoneDef(g, card.zone);
  return !shows || shows.every((field) => fields[field] === last[field]);
}

const backOf = (g: State, card: Card): string | null => runtimeOf(g).game.define(g, card.def).back ?? null;

function viewCard(g: State, card: Card, looksUnder: boolean): CardView {
  const fields = card as unknown as Record<string, unknown>;
  if (!card.down || looksUnder) {
    const seen: Record<string, unknown> & { id: number } = { id: card.id };
    for (const field in fields) if (field !== 'zone') seen[field] = fields[field];
    return seen;
  }
  const hidden: Record<string, unknown> & { id: number } = {
    id: card.id,
    down: true,
    back: backOf(g, card),
  };
  for (const field of zoneDef(g, card.zone).shows ?? []) hidden[field] = fields[field];
  return hidden;
}

function viewPasses({ state, game }: Viewed, seat: number): Pick<View, 'passes'> {
  return state.passes[seat]?.length ? { passes: passesOf(state, seat, game) } : {};
}

function viewChoice(match: Viewed, seat: number, withClosed = true): ChoiceView | null {
  if (match.pending.length === 0) return null;
  const own = match.pendingOf(seat);
  return own ? viewOwnChoice(match, own, seat, withClosed) : viewOthersChoice(match);
}

/** What others read while they wait. That it is a window, and which, follows from what everybody can see. */
function viewOthersChoice({ state, pending }: Viewed): ChoiceView {
  const { n, choice } = pending[0]!;
  const seats = [...new Set(pending.flatMap((one) => seatsAsked(one.choice)))];
  if (seats.length === 1) {
    const prompt: Text = choice.publicPrompt ?? ['kernel.waiting', { seat: { seat: choice.seat } }];
    return { n, seat: choice.seat, prompt, ...viewWindow(state, choice) };
  }
  const join = pending.length > 1 ? 'and' : 'or';
  const names = { list: seats.map((seat): Text => ['kernel.seat', { seat: { seat } }]), join } as const;
  const waiting: Text = [pending.length > 1 ? 'kernel.waiting-all' : 'kernel.waiting-any', { seats: names }];
  return { n, seat: choice.seat, seats, prompt: choice.publicPrompt ?? waiting };
}

function viewOwnChoice(
  { state, pending }: Viewed,
  own: Pending,
  seat: number,
  withClosed: boolean,
): ChoiceView {
  const { n, choice } = own;
  const { kind, prompt, topic, subject, seats } = choice;
  const by = choice.by ? looking(state, choice.by) : null;
  const others = pending.length > 1 ? pending.filter((one) => one !== own) : [];
  return {
    n,
    seat,
    ...(seats && { seats }),
    ...(others.length > 0 && { meanwhile: [...new Set(others.flatMap((one) => seatsAsked(one.choice)))] }),
    ...(topic !== undefined && { topic }),
    ...(subject !== undefined && { subject }),
    ...(by !== null && { by }),
    prompt,
    kind,
    options: kind === 'amount' ? [] : looking(state, () => optionsOf(choice)),
    ...(kind === 'amount' || kind === 'some' ? { min: choice.min, max: choice.max } : {}),
    closed: withClosed && choice.closed ? looking(state, choice.closed) : [],
    ...viewWindow(state, choice),
  };
}

function viewWindow(g: State, choice: Choice): Pick<ChoiceView, 'window'> {
  if (choice.kind !== 'one' || !choice.window) return {};
  const { moments = {} } = runtimeOf(g).game;
  const named = Object.entries(moments).map(([id, text]) => ({ id, text }));
  return { window: { ...choice.window, moments: named } };
}
