import type { Card } from '@questwright/kernel';

export { NONE } from '@questwright/adventure';

export const ATTRIBUTES = ['might', 'knowledge', 'willpower', 'awareness'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const CONDITIONS = [
  'bleeding',
  'burning',
  'cursed',
  'diseased',
  'doomed',
  'immobilized',
  'poisoned',
  'stunned',
  'terrified',
  'weakened',
] as const;
export type Condition = (typeof CONDITIONS)[number];

export const ATTACK_COLOURS = ['blue', 'red', 'yellow', 'green'] as const;
export const DEFENCE_COLOURS = ['brown', 'gray', 'black'] as const;
export const COLOURS = [...ATTACK_COLOURS, ...DEFENCE_COLOURS] as const;
export type Colour = (typeof COLOURS)[number];

/** Objective tokens mark what a quest's rules define; only their colour is printed. */
export const OBJECTIVE_COLOURS = ['blue', 'green', 'red', 'white'] as const;
export type ObjectiveColour = (typeof OBJECTIVE_COLOURS)[number];

export type Side = 'heroes' | 'overlord';

export type AttackType = 'melee' | 'ranged';
export type Rank = 'minion' | 'master';

/** How much room a base takes: 1, 1 x 2, 2 x 2 or 2 x 3 spaces. */
export type Size = 'small' | 'medium' | 'huge' | 'massive';

/**
 * Everything on the table is a piece: figures, hero sheets, cards, conditions, tokens. They all have the same fields, so
 * that copying a state is quick.
 */
export interface Piece extends Card {
  /**
   * The space of a figure or token: the first of those that a large base covers, the one to which a large figure has shrunk
   * while it moves, that of the hero token of a knocked out hero. NONE off the map.
   */
  at: number;
  /** How a large base lies: its number among the map's bases of that size. NONE for small figures and shrunk ones. */
  lie: number;
  /** The number of the hero whose figure, familiar or card it is; NONE for everything else. */
  hero: number;
  /** The card of the monster's group, or the figure that a condition or a carried token is with; 0 for none. */
  on: number;
  damage: number;
  fatigue: number;
  /** Whether it has been activated in this round. */
  acted: boolean;
  exhausted: boolean;
  /** Whether a hero has it equipped; of a Secret Room card whether it has been claimed. */
  worn: boolean;
  /**
   * A feat that has been used, a Search card that lies turned over, the card of a group that is inactive, a monster that was
   * a challenge token.
   */
  used: boolean;
  /** Class tokens on a hero's sheet. */
  tokens: number;
  /** When it last came to work: of two things that set one value the later holds. 0 from the beginning. */
  since: number;
  /** What players call one of several alike: a letter of a drawn map, a number. */
  label: string;
}

/** A piece that stands on the map, or would if it were not away. */
export type Figure = Piece;

/** Where something that a figure suffers or recovers comes from. */
export interface Source {
  readonly kind:
    | 'attack'
    | 'ability'
    | 'condition'
    | 'terrain'
    | 'cost'
    | 'quest'
    | 'fatigue'
    | 'knockout'
    | 'rest'
    | 'revival';
  /** The id of the attack in whose step 5 it happens; 0 for everything else. */
  readonly attack: number;
  /** The figure whose doing it is; 0 for nobody's. */
  readonly by: number;
}
