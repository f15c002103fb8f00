import { aDeck, inPlay, onTable, perSeat, zonesCalled, zonesOfSeats } from '@questwright/adventure';
import { ownersIn, type ZoneDef } from '@questwright/kernel';
import { ADVENTURES, type Adventure } from './map/hexes.ts';

export const MAX_HEROES = 4;

const ofHeroes = (what: string): readonly string[] => perSeat(what, MAX_HEROES);

/** The names of the zones of each seat. */
export const HERO = ofHeroes('hero');
export const HAND = ofHeroes('hand');
export const LEARNED = ofHeroes('learned');
export const ASSETS = ofHeroes('assets');
export const TROPHIES = ofHeroes('trophies');
export const QUESTS = ofHeroes('quests');
export const RUMORS = ofHeroes('rumors');
export const TOKENS = ofHeroes('tokens');
/** Adventure cards that a hero has drawn and not yet resolved. */
export const DRAWN = ofHeroes('drawn');

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
const OWN_FOE = ofHeroes('foe');
export const FOE = [...OWN_FOE, 'foe'];
export const foeZone = (seat: number): string => FOE[seat < 0 ? MAX_HEROES : seat]!;

export const zones: { readonly [zone: string]: ZoneDef } = {
  /** Face down means that the setup side is up: everybody knows who it is, and the other side is not in play. */
  ...zonesOfSeats(HERO, { ...inPlay, shows: ['def'] }),
  ...zonesOfSeats(HAND, { sees: 'owner' }),
  ...zonesOfSeats(LEARNED, inPlay),
  ...zonesOfSeats(ASSETS, inPlay),
  ...zonesOfSeats(TROPHIES, { sees: 'everyone', looks: 'owner' }),
  ...zonesOfSeats(QUESTS, inPlay),
  ...zonesOfSeats(RUMORS, inPlay),
  ...zonesOfSeats(TOKENS, onTable),
  ...zonesOfSeats(DRAWN, onTable),
  ...zonesOfSeats(OWN_FOE, inPlay),
  foe: { of: 'automaton', ...inPlay },
  ...zonesCalled(Object.values(MARKET), onTable),
  ...zonesCalled(
    ADVENTURES.map((kind) => DECK[kind]),
    aDeck,
  ),
  ...zonesCalled(
    ADVENTURES.map((kind) => DISCARD[kind]),
    onTable,
  ),
  [SKILL_DECK]: aDeck,
  [SKILL_DISCARD]: onTable,
  /** Skill cards that a test has turned up. */
  revealed: onTable,
  [ASSET_DECK]: aDeck,
  [ASSET_DISCARD]: onTable,
  'story-deck': aDeck,
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
  removed: aDeck,
};

/** The seat whose zone it is; null for what everybody shares. */
export const seatOfZone = ownersIn(zones);
