import type { ZoneDef } from '@questwright/kernel';

/** The largest number of seats for which names of zones are kept. */
const SEATS = 8;

/** The names of the zones of each seat, by what lies there: `perSeat('hand')[1]` is `hand:1`. */
export const perSeat = (what: string, seats = SEATS): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => `${what}:${seat}`);

/** Where the hero of each seat lies. */
export const HERO = perSeat('hero', 4);

/** Open cards without effect; cards in play; a pile of which only the number is seen. */
export const onTable: ZoneDef = { sees: 'everyone' };
export const inPlay: ZoneDef = { sees: 'everyone', live: true };
export const aDeck: ZoneDef = { sees: 'count' };

/** The same for several zones. They are listed one by one in a game's zones, so that one lookup finds them. */
export const zonesCalled = (names: readonly string[], def: ZoneDef): { readonly [zone: string]: ZoneDef } =>
  Object.fromEntries(names.map((name) => [name, def]));

/** Zones of seats: what lies there belongs to them. */
export const zonesOfSeats = (names: readonly string[], def: ZoneDef): { readonly [zone: string]: ZoneDef } =>
  zonesCalled(names, { of: 'seat', ...def });
