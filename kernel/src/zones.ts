import { shuffleArray } from './chance.ts';
import type { Game } from './game.ts';
import { taken } from './lend.ts';
import { forgetIndex, runtimeOf, type State, tick } from './state.ts';

/**
 * A card, token or figure: anything that lies in a zone. Games add what can happen to theirs, as plain
 * values: a card is flat, so that copying a state is cheap. What lies on a card is another card or a number.
 */
export interface Card {
  /** Says nothing about what the card is, and is given anew when the card goes into or comes out of hiding. */
  id: number;
  /** What it is: the id of its definition in the game's content. */
  readonly def: string;
  zone: string;
  /** Face down. */
  down: boolean;
}

/** Who may see the cards of a zone, and whether they act from there. */
export interface ZoneDef {
  /**
   * `everyone` sees what lies face up; `owner`: the seat whose zone it is, the others only how many;
   * `count`: nobody sees them, everybody how many; `nobody`: not even that.
   */
  readonly sees: 'everyone' | 'owner' | 'count' | 'nobody';
  /** Who may look at a face-down card here. Nobody unless said. */
  readonly looks?: 'owner';
  /** What everybody sees of a card even while it is face down, such as `exhausted`. */
  readonly shows?: readonly string[];
  /** Whether cards that lie here face up listen to events and modify values. */
  readonly live?: boolean;
}

interface ZoneName {
  readonly kind: string;
  readonly owner: number | null;
}

/** Names of zones, taken apart once: a game has few of them and asks for them all the time. */
const zoneNames = new Map<string, ZoneName>();

function zoneName(zone: string): ZoneName {
  let name = zoneNames.get(zone);
  if (!name) {
    const colon = zone.indexOf(':');
    const owner = colon < 0 ? NaN : Number(zone.slice(colon + 1) || NaN);
    name = { kind: colon < 0 ? zone : zone.slice(0, colon), owner: Number.isNaN(owner) ? null : owner };
    zoneNames.set(zone, name);
  }
  return name;
}

/** `hand:2` is of the kind `hand`. */
export const zoneKind = (zone: string): string => zoneName(zone).kind;

/** `hand:2` is owned by seat 2; a shared zone, such as `market` or `road:north`, by nobody. */
export const zoneOwner = (zone: string): number | null => zoneName(zone).owner;

export const zoneDef = (g: State, zone: string): ZoneDef => zoneDefOf(runtimeOf(g).game, zone);

export function zoneDefOf({ zones }: Pick<Game, 'zones'>, zone: string): ZoneDef {
  const def = zones[zone] ?? zones[zoneKind(zone)];
  if (!def) throw new Error(`The game has no zone "${zone}".`);
  return def;
}

type Flat<C> = { [Field in keyof C]: string | number | boolean | null };

/** Makes a card in a zone. `extra` is what the game keeps on its cards. */
export function create<C extends Card & Flat<C>>(
  g: State,
  def: string,
  zone: string,
  extra: Omit<C, keyof Card>,
  down = false,
): C {
  const { copyCard } = runtimeOf(g).game;
  const made: Card = { id: ++g.minted, def, zone, down, ...extra };
  // As copies are: one shape for all cards of a game.
  const card = (copyCard ? copyCard(made) : made) as C;
  cardsIn(g, zone).push(card);
  forgetListeners(g, card, zoneDef(g, zone));
  return card;
}

/** The cards of a zone, which comes to be when it is first used. */
export function cardsIn(g: State, zone: string): Card[] {
  const cards = taken(g, zone);
  if (cards) return cards;
  zoneDef(g, zone);
  g.zones[zone] = [];
  const runtime = runtimeOf(g);
  runtime.live = null;
  runtime.touched.push(zone);
  return g.zones[zone];
}

export interface MoveOptions {
  /** Which side is up after the move; as before when not said. */
  readonly down?: boolean;
  /** Where in the zone: the top is the first. The bottom when not said. */
  readonly place?: 'top' | 'bottom';
}

/**
 * Moves a card. It keeps its id only from one open zone to another, where everybody can follow it with their
 * eyes: into a hidden zone an id would tell what it is, out of one it would tell how long it lay there. If
 * somebody sees it now who could not before, that is news.
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

/** Turns a card over, or to the side that is asked. */
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
 * Shuffles a zone. Hidden cards get new ids, in their new order. Nothing is learned by a shuffle of hidden
 * cards, so it does not stand in the way of an undo.
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
  const owns = zoneOwner(card.zone) === seat;
  if (card.down && !(def.looks === 'owner' && owns) && !def.shows?.includes('def')) return false;
  return def.sees === 'everyone' || (def.sees === 'owner' && owns);
}

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
  const { on, modify } = runtime.game.define(g, card.def);
  if (on || modify) forgetIndex(runtime);
}
