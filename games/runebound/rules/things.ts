import { AUTOMATON, type Card } from '@questwright/kernel';

export { NONE } from '@questwright/adventure';

/**
 * Everything that lies on the table is a piece: cards and combat tokens. They all have the same fields, so
 * that copying a state is quick.
 */
export interface Piece extends Card {
  /** Damage on an enemy; on other cards whatever their text counts there. */
  damage: number;
  /** Which side of a combat token, or of the scenario card, is up. */
  side: number;
  /** Where a combat token is in the present combat: AWAY, POOL or SPENT. */
  state: number;
  /** The token that this one lies on; 0 for none. */
  on: number;
  /** The token that lies on this one; 0 for none. */
  under: number;
  /** Its space on the story quest track; 0 for none. */
  space: number;
}

/** Where a combat token can be: outside of a combat, in a combat pool, or spent. */
export const AWAY = 0;
export const POOL = 1;
export const SPENT = 2;

/** The seat of an enemy that no player is left to control: the rules play it. */
export const AUTOMA = AUTOMATON;

/** The attacker and the defender. */
export type Side = 0 | 1;
export const SIDES: readonly Side[] = [0, 1];

export const ATTRIBUTES = ['body', 'mind', 'spirit'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const SYMBOLS = [
  'physical',
  'magic',
  'enemy',
  'shield',
  'surge',
  'agility',
  'double',
  'dash',
] as const;
export type CombatSymbol = (typeof SYMBOLS)[number];
export type DamageType = 'physical' | 'magic' | 'enemy';
