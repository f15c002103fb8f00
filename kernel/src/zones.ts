import type { Card } from './card.ts';
import { shuffleArray } from './chance.ts';
import { copyOf } from './clone.ts';
import type { Game, ZoneDef } from './game.ts';
import { LASTING } from './lasting-zone.ts';
import { taken } from './lend.ts';
import { forgetIndex, runtimeOf, tick } from './runtime.ts';
import type { State } from './state.ts';

/** What is known of a zone from its name and its definition, worked out once. */
interface ZonePlace {
  readonly kind: string;
  readonly def: ZoneDef;
  /** The seat that the name tells, if the zone is a seat's. */
  readonly seat: number | null;
  /** The figure that the name tells, if the zone is a figure's. */
  readonly figure: string | null;
}

type Zones = Game['zones'];

/** Effects that last are things in play that everybody sees. */
const lastingZone: ZoneDef = { sees: 'everyone', live: true };

const placesByGame = new WeakMap<Zones, Map<string, ZonePlace>>();
/** The places asked for last: a simulation plays one game. */
let recent: { readonly zones: Zones; readonly places: Map<string, ZonePlace> } | null = null;

/** A match has few zones; a larger number of names means that somebody makes them up. */
const PLACES_KEPT = 4096;

function zonePlace(zones: Zones, zone: string): ZonePlace {
  if (recent?.zones !== zones) {
    let places = placesByGame.get(zones);
    if (!places) placesByGame.set(zones, (places = new Map()));
    recent = { zones, places };
  }
  const { places } = recent;
  let place = places.get(zone);
  if (!place) {
    if (places.size >= PLACES_KEPT) places.clear();
    place = placeOf(zones, zone);
    places.set(zone, place);
  }
  return place;
}

function placeOf(zones: Zones, zone: string): ZonePlace {
  const kind = zoneKind(zone);
  const def = zones[zone] ?? zones[kind] ?? (zone === LASTING ? lastingZone : undefined);
  if (!def) throw new Error(`The game has no zone "${zone}".`);
  const owner = zone.slice(kind.length + 1);
  const seat = def.of === 'seat' ? Number(owner || Number.NaN) : null;
  if (seat !== null && !(Number.isInteger(seat) && seat >= 0))
    throw new Error(`The zone "${zone}" is a seat's, and its name does not tell which.`);
  if (def.of === 'figure' && owner === '')
    throw new Error(`The zone "${zone}" is a figure's, and its name does not tell which.`);
  return { kind, def, seat, figure: def.of === 'figure' ? owner : null };
}

/** `hand:2` is of the kind `hand`. */
export function zoneKind(zone: string): string {
  const colon = zone.indexOf(':');
  return colon < 0 ? zone : zone.slice(0, colon);
}

/**
 * The seat whose number a zone's name ends in, for showing zones beside their seats. `ZoneDef` says who owns
 * them.
 */
export function seatInName(zone: string): number | null {
  const seat = /:(\d+)$/.exec(zone);
  return seat ? Number(seat[1]) : null;
}

/** Says which seat each zone of a game belongs to, by name; null if it belongs to no seat. */
export const ownersIn =
  (zones: Zones) =>
  (zone: string): number | null =>
    zonePlace(zones, zone).seat;

/** The seat that a zone belongs to, directly or through the figure that the seat plays; null if there is none. */
export function zoneOwner(g: State, zone: string): number | null {
  const { game } = runtimeOf(g);
  const { seat, figure } = zonePlace(game.zones, zone);
  return figure === null ? seat : (game.plays?.(g, figure) ?? null);
}

export const zoneDef = (g: State, zone: string): ZoneDef => zonePlace(runtimeOf(g).game.zones, zone).def;

export const zoneDefOf = ({ zones }: Pick<Game, 'zones'>, zone: string): ZoneDef =>
  zonePlace(zones, zone).def;

type Flat<C> = { [Field in keyof C]: string | number | boolean | null };

/** Makes a card in a zone. `extra` is what the game keeps on its cards. */
export function create<C extends Card & Flat<C>>(
  g: State,
  def: string,
  zone: string,
  extra: Omit<C, keyof Card>,
  down = false,
): C {
  return putIn(g, { id: ++g.minted, def, zone, down, ...extra } as C);
}

/** Makes one card of each kind in a zone, such as a deck, where they all begin alike. */
export function createAll<C extends Card & Flat<C>>(
  g: State,
  defs: readonly string[],
  zone: string,
  extra: Omit<C, keyof Card>,
  down = false,
): void {
  const cards = cardsIn(g, zone);
  const copy = copyOf(zone, runtimeOf(g).game.copyCard);
  const made = { id: 0, def: '', zone, down, ...extra };
  const { live } = zoneDef(g, zone);
  for (const def of defs) {
    made.id = ++g.minted;
    made.def = def;
    const card = copy(made);
    cards.push(card);
    if (live) forgetListeners(g, card, zoneDef(g, zone));
  }
}

/** Puts a card that has just been made into its zone. */
export function putIn<C extends Card>(g: State, made: C): C {
  const { zone } = made;
  // In the same shape as copies, so that all cards of a game have one shape.
  const card = copyOf(zone, runtimeOf(g).game.copyCard)(made) as C;
  cardsIn(g, zone).push(card);
  forgetListeners(g, card, zoneDef(g, zone));
  return card;
}

/** The cards of a zone, which is made when it is first used. */
export function cardsIn(g: State, zone: string): Card[] {
  const cards = taken(g, zone);
  if (cards) return cards;
  const { seat } = zonePlace(runtimeOf(g).game.zones, zone);
  if (seat !== null && seat >= g.seats) throw new Error(`There is no seat for the zone "${zone}".`);
  g.zones[zone] = [];
  const runtime = runtimeOf(g);
  runtime.live = null;
  runtime.found = [];
  runtime.touched.push(zone);
  return g.zones[zone];
}

export interface MoveOptions {
  /** Which side is up after the move; if absent, the same as before. */
  readonly down?: boolean;
  /** Where in the zone: the top is the first place. The bottom if absent. */
  readonly place?: 'top' | 'bottom';
}

/**
 * Moves a card. It keeps its id only from one open zone to another, where everybody can follow it: in a hidden zone the
 * old id would reveal what the card is, and out of one it would reveal how long it was there. If somebody sees the card
 * now who could not see it before, something has become known.
 */
export function move(
  g: State,
  card: Card,
  to: string,
  { down = card.down, place = 'bottom' }: MoveOptions = {},
): void {
  tick(g);
  const before = zoneDef(g, card.zone);
  const after = zoneDef(g, to);
  const wasOpen = isOpenIn(before, card);
  const from = cardsIn(g, card.zone);
  const target = cardsIn(g, to);
  const at = from.indexOf(card);
  if (at < 0) throw new Error(`Card ${card.id} is not in "${card.zone}".`);
  from.splice(at, 1);
  forgetListeners(g, card, before, after);
  if (place === 'top') target.unshift(card);
  else target.push(card);
  card.zone = to;
  card.down = down;
  const followed = isLaidOut(before) && isLaidOut(after);
  if (!followed) card.id = ++g.minted;
  noteNews(g, wasOpen, card, after);
}

/** Turns a card over, or to the side that is asked for. */
export function flip(g: State, card: Card, down = !card.down): void {
  if (card.down === down) return;
  tick(g);
  const def = zoneDef(g, card.zone);
  const wasOpen = isOpenIn(def, card);
  card.down = down;
  noteNews(g, wasOpen, card, def);
  forgetListeners(g, card, def);
}

/**
 * Shuffles a zone. Hidden cards get new ids, in their new order. Nobody learns anything from a shuffle of hidden cards,
 * so it does not prevent an undo.
 */
export function shuffle(g: State, label: string, zone: string): void {
  const cards = cardsIn(g, zone);
  const { news } = g;
  shuffleArray(g, label, cards, nameOfCard);
  g.news = news;
  const def = zoneDef(g, zone);
  for (const card of cards) {
    if (isOpenIn(def, card)) g.news = news + 1;
    else card.id = ++g.minted;
  }
}
const nameOfCard = (card: Card): string => card.def;

/** The top card of a zone. */
export function top(g: State, zone: string): Card | undefined {
  return taken(g, zone)?.[0];
}

/** The card with this id, wherever it lies. */
export function findCard(g: State, id: number): Card | undefined {
  for (const zone in g.zones) {
    const place = g.zones[zone]!.findIndex((card) => card.id === id);
    if (place >= 0) return taken(g, zone)![place];
  }
  return undefined;
}

/** Takes a card out of the match. */
export function remove(g: State, card: Card): void {
  tick(g);
  const cards = cardsIn(g, card.zone);
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  forgetListeners(g, card, zoneDef(g, card.zone));
}

/** Whether a seat, or a spectator (-1), sees what this card is. */
export function sees(g: State, card: Card, seat: number): boolean {
  const def = zoneDef(g, card.zone);
  const owns = ownsZone(g, card.zone, seat);
  if (card.down && !(def.looks === 'owner' && owns) && !def.shows?.includes('def')) return false;
  return def.sees === 'everyone' || (def.sees === 'owner' && owns);
}

/** Whether a zone is this seat's. No zone is a spectator's. */
export const ownsZone = (g: State, zone: string, seat: number): boolean =>
  seat >= 0 && zoneOwner(g, zone) === seat;

/** Whether the cards of a zone lie before everybody one by one, face up or down. */
const isLaidOut = (def: ZoneDef): boolean => def.sees === 'everyone';

/** Whether everybody sees what this card is. */
export const isOpen = (g: State, card: Card): boolean => isOpenIn(zoneDef(g, card.zone), card);

const isOpenIn = (def: ZoneDef, card: Card): boolean => !card.down && isLaidOut(def);

function noteNews(g: State, wasOpen: boolean, card: Card, { sees: who, looks }: ZoneDef): void {
  if (wasOpen) return;
  if ((who === 'everyone' && !card.down) || who === 'owner' || looks === 'owner') g.news++;
}

/** Drops the index of listeners when a card that is in it, or should be, comes to or leaves one of the zones. */
function forgetListeners(g: State, card: Card, zone: ZoneDef, other = zone): void {
  const runtime = runtimeOf(g);
  if ((runtime.index === null && runtime.plan === null) || !(zone.live || other.live)) return;
  const { on, modify, forbid } = runtime.game.define(g, card.def);
  if (on || modify || forbid) forgetIndex(runtime);
}
