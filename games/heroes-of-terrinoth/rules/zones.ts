import { aDeck, HERO, inPlay, onTable, perSeat, zonesOfSeats } from '@questwright/adventure';
import { ownersIn, type ZoneDef, zoneKind } from '@questwright/kernel';

export const PARTY_LIMIT = 4;

/** The names of the zones of each seat. */
export const ACTIONS = perSeat('actions', PARTY_LIMIT);
export const ENGAGED = perSeat('engaged', PARTY_LIMIT);
export const ITEMS = perSeat('items', PARTY_LIMIT);
export const CONDITIONS = perSeat('conditions', PARTY_LIMIT);

export const zones: { readonly [zone: string]: ZoneDef } = {
  /** A defeated hero lies face down, and everybody still knows who it was. */
  ...zonesOfSeats(HERO, { ...inPlay, shows: ['def'] }),
  ...zonesOfSeats(ACTIONS, onTable),
  ...zonesOfSeats(ENGAGED, inPlay),
  ...zonesOfSeats(ITEMS, inPlay),
  ...zonesOfSeats(CONDITIONS, inPlay),
  shadows: { ...inPlay, shows: ['exhausted'] },
  /** An enemy that is being defeated: no longer in play, and its last words are heard. */
  falling: inPlay,
  lair: onTable,
  quest: inPlay,
  location: inPlay,
  'location-deck': aDeck,
  'location-discard': onTable,
  'enemy-deck': aDeck,
  'enemy-discard': onTable,
  'exploration-deck': aDeck,
  'exploration-discard': onTable,
  /** Exploration cards that are drawn and not yet resolved. */
  drawn: onTable,
  /** Out of the game: a defeated nemesis, what a quest puts away. */
  aside: onTable,
};

/** The seat whose zone it is; null for what everybody shares. */
export const seatOf = ownersIn(zones);

/** The seat in whose play area a card lies; -1 for what belongs to nobody. An enemy belongs to nobody. */
export const bearerOf = ({ zone }: { readonly zone: string }): number =>
  zoneKind(zone) === 'engaged' ? -1 : (seatOf(zone) ?? -1);
