import { ownersIn, type ZoneDef, zoneKind } from '@questwright/kernel';

export const MAX_HEROES = 4;

const perSeat = (kind: string): readonly string[] =>
  Array.from({ length: MAX_HEROES }, (_, seat) => `${kind}:${seat}`);

/** The names of the zones of each seat. */
export const HERO = perSeat('hero');
export const ACTIONS = perSeat('actions');
export const ENGAGED = perSeat('engaged');
export const ITEMS = perSeat('items');
export const CONDITIONS = perSeat('conditions');

const onTable: ZoneDef = { sees: 'everyone' };
const inPlay: ZoneDef = { sees: 'everyone', live: true };
const deck: ZoneDef = { sees: 'count' };

/** Zones of seats stand here one by one, so that finding them takes one look. */
const forSeats = (names: readonly string[], def: ZoneDef): Record<string, ZoneDef> =>
  Object.fromEntries(names.map((name) => [name, { of: 'seat', ...def }]));

export const zones: { readonly [zone: string]: ZoneDef } = {
  /** A defeated hero lies face down, and everybody still knows who it was. */
  ...forSeats(HERO, { ...inPlay, shows: ['def'] }),
  ...forSeats(ACTIONS, onTable),
  ...forSeats(ENGAGED, inPlay),
  ...forSeats(ITEMS, inPlay),
  ...forSeats(CONDITIONS, inPlay),
  shadows: { ...inPlay, shows: ['exhausted'] },
  /** An enemy that is being defeated: no longer in play, and its last words are heard. */
  falling: inPlay,
  lair: onTable,
  quest: inPlay,
  location: inPlay,
  'location-deck': deck,
  'location-discard': onTable,
  'enemy-deck': deck,
  'enemy-discard': onTable,
  'exploration-deck': deck,
  'exploration-discard': onTable,
  /** Exploration cards that are drawn and not yet resolved. */
  drawn: onTable,
  /** Out of the game: a defeated nemesis, what a quest puts away. */
  aside: onTable,
};

/** The seat whose zone it is; null for what everybody shares. */
export const seatOfZone = ownersIn(zones);

/** The seat in whose play area a card lies; -1 for what belongs to nobody. An enemy belongs to nobody. */
export const ownerOf = ({ zone }: { readonly zone: string }): number =>
  zoneKind(zone) === 'engaged' ? -1 : (seatOfZone(zone) ?? -1);
