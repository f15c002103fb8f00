import { inPlay, onTable, zonesCalled } from '@questwright/adventure';
import type { ZoneDef } from '@questwright/kernel';

export const MAX_HEROES = 4;

const perHero = (kind: string): readonly string[] =>
  Array.from({ length: MAX_HEROES }, (_, hero) => `${kind}:h${hero}`);

/** The zones of each hero: one person may play several. */
export const SHEET = perHero('sheet');
export const SKILLS = perHero('skills');
export const GEAR = perHero('gear');
export const FOUND = perHero('found');

const HERO_OF = new Map([SHEET, SKILLS, GEAR, FOUND].flatMap((all) => all.map((zone, hero) => [zone, hero])));

/** The hero whose zone it is; -1 for all other zones. */
export const heroOfZone = (zone: string): number => HERO_OF.get(zone) ?? -1;

/** Figures on the map. */
export const MAP = 'map';
/** Figures that are knocked out or off the map. */
export const AWAY = 'away';

/** Search tokens that lie face down, by the seat of the overlord: he alone knows which of them is the unique one. */
export const FACEDOWN = Array.from({ length: MAX_HEROES + 1 }, (_, seat) => `facedown:${seat}`);

/** Objects that the quest opens to attack, while no attack affects them. */
export const OBJECTS = 'objects';

/** Ally Skill cards: each is on the figure of its ally. */
export const ALLY = 'ally';

/*
 * Of secret rooms: their deck, cards that are in play or kept as rewards, and discarded ones; entrance tokens; challenge
 * tokens that are drawn blindly, and those on the tile, of which nobody knows the other side.
 */
export const ROOM_DECK = 'room-deck';
export const ROOM = 'room';
export const ROOM_DISCARD = 'room-discard';
export const PASSAGES = 'passages';
export const CHALLENGE_POOL = 'challenge-pool';
export const CHALLENGES = 'challenges';

/** Class tokens that heroes have, and figures treated as heroes. */
export const HELD = 'held';

export const SEARCH_DECK = 'search-deck';
export const SEARCH_DISCARD = 'search-discard';

/** Cards that have been returned to the game box. */
export const BOX = 'box';

/*
 * Of a campaign: the shop deck and what is on offer, event cards, the overlord's cards, relics and Plot cards, Rumor
 * cards, and Quest cards in play.
 */
export const SHOP_DECK = 'shop-deck';
export const SHOP = 'shop';
export const EVENT_DECK = 'event-deck';
export const EVENTS = 'events';
export const OWNED = 'owned';
export const RELICS = 'relics';
export const PLOTS = 'plots';
/** What lies face down beneath a Plot card. */
export const BENEATH = 'beneath';
export const RUMOR_DECK = 'rumor-deck';
export const RUMORS = 'rumors';
export const RUMORS_OUT = 'rumors-out';
export const QUEST_CARDS = 'quest-cards';
/** The backs of Advanced Quest cards that a side has got as a special reward. */
export const CLAIMED = 'claimed';
/** Event cards that a hero or the overlord keeps. */
export const KEPT = 'kept';

/**
 * Face down means hidden, and what lies face down does not listen: what is exhausted, used or not worn says so in a field
 * of its own.
 */
export const zones: { readonly [zone: string]: ZoneDef } = {
  [MAP]: inPlay,
  [AWAY]: onTable,
  [OBJECTS]: onTable,
  ...zonesCalled(SHEET, { of: 'figure', ...inPlay }),
  ...zonesCalled(SKILLS, { of: 'figure', ...inPlay }),
  ...zonesCalled(GEAR, { of: 'figure', ...inPlay }),
  ...zonesCalled(FOUND, { of: 'figure', ...inPlay }),
  /** The cards of the monster groups. */
  groups: inPlay,
  /** Condition cards and condition tokens: each is on a figure. */
  conditions: inPlay,
  /** Class tokens: each is on a figure. */
  [HELD]: inPlay,
  [ALLY]: inPlay,
  /** Rules of the quest. */
  quest: inPlay,
  tokens: onTable,
  facedown: { of: 'seat', sees: 'everyone', looks: 'owner', shows: ['at'] },
  hand: { of: 'seat', sees: 'owner' },
  deck: { of: 'seat', sees: 'count' },
  /** Overlord cards that he has not taken into his deck. */
  'left-out': { of: 'seat', sees: 'owner' },
  [SEARCH_DECK]: { sees: 'count' },
  [SEARCH_DISCARD]: onTable,
  [BOX]: onTable,
  discard: onTable,
  /** Overlord cards that stay in play. */
  'in-play': inPlay,
  /** Monsters and other figures that have been defeated. */
  defeated: onTable,
  [ROOM_DECK]: { sees: 'count' },
  [ROOM]: inPlay,
  [ROOM_DISCARD]: onTable,
  [PASSAGES]: onTable,
  [CHALLENGE_POOL]: { sees: 'count' },
  [CHALLENGES]: { sees: 'everyone', shows: ['at'] },
  [SHOP_DECK]: { sees: 'count' },
  [SHOP]: onTable,
  [EVENT_DECK]: { sees: 'count' },
  [EVENTS]: onTable,
  [OWNED]: onTable,
  [RELICS]: onTable,
  [PLOTS]: inPlay,
  [BENEATH]: { of: 'seat', sees: 'owner' },
  [RUMOR_DECK]: { sees: 'count' },
  [RUMORS]: { of: 'seat', sees: 'owner' },
  [RUMORS_OUT]: onTable,
  [QUEST_CARDS]: inPlay,
  [CLAIMED]: inPlay,
  [KEPT]: inPlay,
};
