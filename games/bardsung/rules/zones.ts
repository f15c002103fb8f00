import { aDeck, inPlay, onTable, perSeat, zonesOfSeats } from '@questwright/adventure';
import { seatInName, type ZoneDef } from '@questwright/kernel';

/** BS-SETUP-01. */
export const MOST_HEROES = 5;

/** The names of the zones of each seat. */
export const MODEL = perSeat('model', MOST_HEROES);
export const ABILITIES = perSeat('abilities', MOST_HEROES);
export const EQUIPMENT = perSeat('equipment', MOST_HEROES);
export const PACK = perSeat('pack', MOST_HEROES);
export const WOUNDS = perSeat('wounds', MOST_HEROES);

/** All is open except the order of the decks: there are no hands. */
export const zones: { readonly [zone: string]: ZoneDef } = {
  ...zonesOfSeats(MODEL, onTable),
  ...zonesOfSeats(ABILITIES, inPlay),
  ...zonesOfSeats(EQUIPMENT, inPlay),
  /** Treasure: gemstones and runes act when they are fitted, consumables when they are used. */
  ...zonesOfSeats(PACK, inPlay),
  ...zonesOfSeats(WOUNDS, inPlay),
  /** The models of the enemies. */
  enemies: onTable,
  /** The initiative cards; the state says where each stands in the marching order. */
  initiative: inPlay,
  terrain: onTable,
  doors: onTable,
  chests: onTable,
  sustained: inPlay,
  /** Delayed aspect cards, from left to right. */
  delay: inPlay,
  /** An aspect card that is being resolved. */
  resolving: inPlay,
  /** The dungeon cards of the tiles on the mat. */
  laid: onTable,
  'room-deck': aDeck,
  'room-discard': onTable,
  'corridor-deck': aDeck,
  'corridor-discard': onTable,
  'battle-deck': aDeck,
  'battle-discard': onTable,
  'challenge-deck': aDeck,
  'challenge-discard': onTable,
  'treasure-deck': aDeck,
  /** The cards of the boss that is on the mat. */
  'boss-deck': aDeck,
  'boss-discard': onTable,
  'wound-deck': aDeck,
  'wound-discard': onTable,
};

/** The zones of a table, by the number of heroes. They are there from the start, in the same order at every table. */
export const zonesFor: readonly (readonly string[])[] = Array.from({ length: MOST_HEROES + 1 }, (_, seats) =>
  Object.keys(zones).filter((zone) => (seatInName(zone) ?? 0) < seats),
);
