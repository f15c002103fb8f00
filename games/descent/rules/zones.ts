import type { ZoneDef } from '@questwright/kernel';

export const MAX_HEROES = 4;

const perHero = (kind: string): readonly string[] =>
  Array.from({ length: MAX_HEROES }, (_, hero) => `${kind}:h${hero}`);

/** The zones of each hero: one person may play several. */
export const SHEET = perHero('sheet');
export const SKILLS = perHero('skills');
export const GEAR = perHero('gear');
export const FOUND = perHero('found');

/** Figures on the map. */
export const MAP = 'map';
/** Figures that are knocked out or off the map. */
export const AWAY = 'away';

/** Objects that the quest opens to attack, while no attack affects them. */
export const OBJECTS = 'objects';

const onTable: ZoneDef = { sees: 'everyone' };
const inPlay: ZoneDef = { sees: 'everyone', live: true };

const each = (names: readonly string[], def: ZoneDef): Record<string, ZoneDef> =>
  Object.fromEntries(names.map((name) => [name, def]));

/**
 * Face down means hidden, and what lies face down does not listen: what is exhausted, used or not worn says so in a field
 * of its own.
 */
export const zones: { readonly [zone: string]: ZoneDef } = {
  [MAP]: inPlay,
  [AWAY]: onTable,
  [OBJECTS]: onTable,
  ...each(SHEET, { of: 'figure', ...inPlay }),
  ...each(SKILLS, { of: 'figure', ...inPlay }),
  ...each(GEAR, { of: 'figure', ...inPlay }),
  ...each(FOUND, { of: 'figure', ...inPlay }),
  /** The cards of the monster groups. */
  groups: inPlay,
  /** Condition cards and condition tokens: each is on a figure. */
  conditions: inPlay,
  /** Rules of the quest. */
  quest: inPlay,
  tokens: onTable,
  hand: { of: 'seat', sees: 'owner' },
  deck: { of: 'seat', sees: 'count' },
  discard: onTable,
  /** Overlord cards that stay in play. */
  'in-play': inPlay,
  /** Monsters and other figures that have been defeated. */
  defeated: onTable,
};
