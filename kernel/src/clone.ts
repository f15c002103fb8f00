import type { Card } from './card.ts';
import type { Chance } from './generator.ts';
import { LASTING } from './lasting-zone.ts';
import type { State } from './state.ts';

/** Copies plain JSON data. */
export function clone<T>(value: T): T {
  return typeof value === 'object' && value !== null ? (copy(value) as T) : value;
}

const SMALL = 8;

function copy(value: object): unknown {
  if (Array.isArray(value)) {
    const array = value.slice();
    for (let i = 0; i < array.length; i++) {
      const item = array[i];
      if (typeof item === 'object' && item !== null) array[i] = copy(item);
    }
    return array;
  }
  const items = Object.values(value);
  // Both branches look alike on purpose. The engine copies faster at a place that meets few shapes of
  // objects: small objects have many shapes, large ones few.
  const object = (items.length > SMALL ? { ...value } : { ...value }) as Record<string, unknown>;
  let keys: string[] | null = null;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (typeof item !== 'object' || item === null) continue;
    keys ??= Object.keys(value);
    object[keys[i]!] = copy(item);
  }
  return object;
}

/** How a game copies its own data faster than the kernel could without knowing it; see `Game`. */
export interface Copying<G extends State = State> {
  readonly copyCard?: CopyCard;
  copyFields?(g: G): void;
}

/** Copies one card of a game. Cards are flat, so nothing inside them has to be copied. */
export type CopyCard = (card: Card) => Card;
const spread: CopyCard = (card) => ({ ...card });

/**
 * Copies a state. Nearly all of it is cards. The kernel's own fields are copied by name; the game's fields are copied
 * as the game says, or as plain data.
 */
export function cloneState<G extends State>(g: G, game: Copying<G> = {}): G {
  return copyFields(g, copyZones(g.zones, game.copyCard), game);
}

/** Copies all of a state but its zones, and gives the copy these. */
export function copyFields<G extends State>(g: G, zones: State['zones'], game: Copying<G>): G {
  const copied = { ...g };
  copied.chance = { words: copyWords(g.chance.words), script: clone(g.chance.script) };
  copied.periods = copyPeriods(g.periods);
  copied.zones = zones;
  if (game.copyFields) game.copyFields(copied);
  else copyAnyFields(copied);
  return copied;
}

const copyWords = (words: Chance['words']): Chance['words'] => [words[0], words[1], words[2], words[3]];

function copyAnyFields(copied: State): void {
  const fields = copied as unknown as Record<string, unknown>;
  for (const field in fields) {
    if (field === 'chance' || field === 'periods' || field === 'zones') continue;
    const value = fields[field];
    if (typeof value === 'object' && value !== null) fields[field] = copy(value);
  }
}

function copyPeriods(periods: State['periods']): State['periods'] {
  const copied = periods.slice();
  for (let i = 0; i < copied.length; i++) {
    const { name, n, used } = copied[i]!;
    copied[i] = { name, n, used: used.length > 0 ? used.slice() : [] };
  }
  return copied;
}

function copyZones(zones: State['zones'], copyCard?: CopyCard): State['zones'] {
  const copied = { ...zones };
  for (const zone in copied) copied[zone] = copyCards(copied[zone]!, copyOf(zone, copyCard));
  return copied;
}

/** How the cards of a zone are copied: those of lasting effects are the kernel's own, whatever the game's look like. */
export const copyOf = (zone: string, copyCard: CopyCard | undefined): CopyCard =>
  zone === LASTING || copyCard === undefined ? spread : copyCard;

export function copyCards(cards: readonly Card[], copyCard: CopyCard): Card[] {
  if (cards.length === 0) return [];
  const copied = cards.slice();
  for (let i = 0; i < copied.length; i++) copied[i] = copyCard(copied[i]!);
  return copied;
}
