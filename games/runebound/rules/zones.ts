import { ownersIn, type ZoneDef } from '@questwright/kernel';
import { ADVENTURES, type Adventure } from './map/hexes.ts';

export const MAX_HEROES = 4;

const perSeat = (kind: string): readonly string[] =>
  Array.from({ length: MAX_HEROES }, (_, seat) => `${kind}:${seat}`);

/** The names of the zones of each seat. */
export const HERO = perSeat('hero');
export const HAND = perSeat('hand');
export const LEARNED = perSeat('learned');
export const ASSETS = perSeat('assets');
export const TROPHIES = perSeat('trophies');
export const QUESTS = perSeat('quests');
export const RUMORS = perSeat('rumors');
export const TOKENS = perSeat('tokens');
/** Adventure cards that a hero has drawn and not yet resolved. */
export const DRAWN = perSeat('drawn');

export const SKILL_DECK = 'skill-deck';
export const SKILL_DISCARD = 'skill-discard';
export const ASSET_DECK = 'asset-deck';
export const ASSET_DISCARD = 'asset-discard';
export const DECK: { readonly [kind in Adventure]: string } = {
  combat: 'combat-deck',
  exploration: 'exploration-deck',
  social: 'social-deck',
};
export const DISCARD: { readonly [kind in Adventure]: string } = {
  combat: 'combat-discard',
  exploration: 'exploration-discard',
  social: 'social-discard',
};

/** The markets by the names of their cities. */
export const MARKET: { readonly [city: string]: string } = {
  Dawnsmoor: 'market:Dawnsmoor',
  Forge: 'market:Forge',
  Riverwatch: 'market:Riverwatch',
  Tamalir: 'market:Tamalir',
};

/** The enemy that is being fought lies with the seat that controls it, or with the automated player. */
const OWN_FOE = perSeat('foe');
export const FOE = [...OWN_FOE, 'foe'];
export const foeZone = (seat: number): string => FOE[seat < 0 ? MAX_HEROES : seat]!;

const onTable: ZoneDef = { sees: 'everyone' };
const inPlay: ZoneDef = { sees: 'everyone', live: true };
const deck: ZoneDef = { sees: 'count' };

/** Zones of seats stand here one by one, so that finding them takes one look. */
const each = (names: readonly string[], def: ZoneDef): Record<string, ZoneDef> =>
  Object.fromEntries(names.map((name) => [name, def]));
const forSeats = (names: readonly string[], def: ZoneDef): Record<string, ZoneDef> =>
  each(names, { of: 'seat', ...def });

export const zones: { readonly [zone: string]: ZoneDef } = {
  /** Face down means that the setup side is up: everybody knows who it is, and the other side is not in play. */
  ...forSeats(HERO, { ...inPlay, shows: ['def'] }),
  ...forSeats(HAND, { sees: 'owner' }),
  ...forSeats(LEARNED, inPlay),
  ...forSeats(ASSETS, inPlay),
  ...forSeats(TROPHIES, { sees: 'everyone', looks: 'owner' }),
  ...forSeats(QUESTS, inPlay),
  ...forSeats(RUMORS, inPlay),
  ...forSeats(TOKENS, onTable),
  ...forSeats(DRAWN, onTable),
  ...forSeats(OWN_FOE, inPlay),
  foe: { of: 'automaton', ...inPlay },
  ...each(Object.values(MARKET), onTable),
  ...each(
    ADVENTURES.map((kind) => DECK[kind]),
    deck,
  ),
  ...each(
    ADVENTURES.map((kind) => DISCARD[kind]),
    onTable,
  ),
  [SKILL_DECK]: deck,
  [SKILL_DISCARD]: onTable,
  /** Skill cards that a test has turned up. */
  revealed: onTable,
  [ASSET_DECK]: deck,
  [ASSET_DISCARD]: onTable,
  'story-deck': deck,
  'story-discard': onTable,
  'story-track': inPlay,
  /** The event or story card that is being resolved; several when one leads to another. */
  resolving: onTable,
  scenario: inPlay,
  /** The villain, and enemies of story cards, while nobody fights them. */
  aside: onTable,
  'enemy-tokens': onTable,
  'token-bank': onTable,
  /** Tokens that lie on a story card. */
  'story-tokens': onTable,
  /** Hero cards nobody plays. */
  'spare-heroes': onTable,
  /** Out of the game. */
  removed: deck,
};

/** The seat whose zone it is; null for what everybody shares. */
export const seatOfZone = ownersIn(zones);
