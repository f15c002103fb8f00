import type { Listening } from './abilities.ts';
import { isSilenced } from './bans.ts';
import type { Card } from './card.ts';
import { chooseOrder, confirm } from './choose.ts';
import type { Lasting } from './lasting.ts';
import { LASTING } from './lasting-zone.ts';
import { listenersTo } from './live.ts';
import { isFresh, use } from './periods.ts';
import { NOTHING, type Rule } from './rule.ts';
import { runtimeOf, tick } from './runtime.ts';
import type { State } from './state.ts';
import type { Text } from './text.ts';
import { areIndependent } from './touches.ts';
import { zoneDef, zoneOwner } from './zones.ts';

/** Announces that something happened. Listeners are resolved in the order of the game's rule. */
export function announce<E>(g: State, event: string, data: E): Rule<unknown> {
  const heard = listening(g, event, data);
  return heard.length > 0 ? resolve(g, heard, data) : NOTHING;
}

/** An event that can still be changed or prevented. */
export interface Preventable {
  prevented?: boolean;
}

/**
 * Announces something before it happens. Listeners may change the event, prevent it, or do something else instead;
 * returns true if it still happens.
 */
export function* happens<E extends Preventable>(g: State, event: string, data: E): Rule<boolean> {
  const heard = listening(g, event, data);
  if (heard.length > 0) yield* resolve(g, heard, data);
  return !data.prevented;
}

/**
 * The abilities in play that listen to an event and are concerned by it, for rules that offer them to a player among
 * other options instead of resolving them.
 */
export function listening<E>(g: State, event: string, data: E): readonly Listening[] {
  const all = listenersTo(g, event);
  if (!all) return NOBODY;
  let concerned: Listening[] | null = null;
  for (const one of all) if (concerns(g, one, data)) (concerned ??= []).push(one);
  return concerned ?? NOBODY;
}
const NOBODY: readonly Listening[] = [];

function* resolve<E>(g: State, abilities: readonly Listening[], data: E): Rule {
  tick(g);
  const order = runtimeOf(g).game.order ?? activePlayerFirst;
  const ordered =
    needsNoOrder(abilities) || isAnyOrder(g, abilities, data) ? abilities : yield* order(g, abilities);
  for (const ability of ordered) {
    // An earlier ability may have removed this card, turned it over, or prevented the event.
    if (!isLive(g, ability.card) || !concerns(g, ability, data)) continue;
    if ((data as Preventable)?.prevented) return;
    yield* resolveOne(g, ability, data);
  }
}

function* resolveOne<E>(g: State, ability: Listening, data: E): Rule {
  const { card, listener } = ability;
  const { may } = listener;
  if (may && !(yield* confirm(g, { seat: controller(g, card), topic: 'ability', prompt: may }))) return;
  if (listener.asks && !(yield* listener.asks(g, card, data))) return;
  yield* resolveAbility(g, ability, data);
}

/** Carries out one ability that a player has chosen. */
export function* resolveAbility<E>(g: State, ability: Listening, data: E): Rule {
  const { card, listener } = ability;
  if (listener.once) use(g, listener.once, onceKey(ability));
  const rule = listener.run(g, card, data);
  if (rule) yield* rule;
}

function concerns<E>(g: State, one: Listening, data: E): boolean {
  const { card, listener } = one;
  if (isSilenced(g, card, one.silent)) return false;
  if (isUsedUp(g, one)) return false;
  return !listener.when || listener.when(g, card, data);
}

/** Whether an ability with a limit has been used up for now. */
export const isUsedUp = (g: State, one: Listening): boolean =>
  one.listener.once !== undefined && !isFresh(g, one.listener.once, onceKey(one));

const onceKey = ({ card, ability }: Listening): string => `${card.def}#${card.id}/${ability}`;

function needsNoOrder(abilities: readonly Listening[]): boolean {
  return abilities.filter(({ listener }) => !listener.anyOrder).length < 2;
}

function isAnyOrder<E>(g: State, abilities: readonly Listening[], data: E): boolean {
  const ordered = abilities.filter(({ listener }) => !listener.anyOrder);
  return areIndependent(ordered.map(({ card, listener }) => listener.touches?.(g, card, data) ?? null));
}

/** The seat that decides for a card: its owner, or the active player for what no seat owns. */
export function controller(g: State, card: Card): number {
  const owner = card.zone === LASTING ? (card as Lasting).seat : zoneOwner(g, card.zone);
  return owner !== null && owner >= 0 ? owner : runtimeOf(g).game.active(g);
}

/**
 * The usual rule: the active player's abilities come first, then the others' in turn order; each player orders their
 * own.
 */
export function* activePlayerFirst(g: State, abilities: readonly Listening[]): Rule<readonly Listening[]> {
  const active = runtimeOf(g).game.active(g);
  const turnsAway = (seat: number): number => (seat - active + g.seats) % g.seats;
  const seats = [...new Set(abilities.map(({ card }) => controller(g, card)))];
  const ordered: Listening[] = [];
  for (const seat of seats.sort((a, b) => turnsAway(a) - turnsAway(b))) {
    const own = abilities.filter(({ card }) => controller(g, card) === seat);
    ordered.push(...(yield* orderedBy(g, seat, own)));
  }
  return ordered;
}

/** Asks one seat to order the abilities whose order makes a difference; the others come first. */
export function* orderedBy(
  g: State,
  seat: number,
  abilities: readonly Listening[],
): Rule<readonly Listening[]> {
  if (needsNoOrder(abilities)) return abilities;
  const among = abilities.filter(({ listener }) => !listener.anyOrder);
  const ordered = yield* chooseOrder(g, { seat, prompt: 'kernel.order-abilities', among, as: asAbility });
  return [...abilities.filter(({ listener }) => listener.anyOrder), ...ordered];
}

const asAbility = {
  id: ({ card, ability }: Listening) =>
    ability.includes('/') ? `card:${card.id}/${ability}` : `card:${card.id}`,
  text: ({ listener, name }: Listening): Text => listener.text ?? ['kernel.ability-of', { card: name }],
  about: ({ card }: Listening) => ({ card: card.id }),
};

const isLive = (g: State, card: Card): boolean =>
  !card.down && zoneDef(g, card.zone).live === true && isThere(g, card);
const isThere = (g: State, card: Card): boolean => g.zones[card.zone]?.includes(card) === true;
