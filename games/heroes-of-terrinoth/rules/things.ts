import type { Card } from '@questwright/kernel';

/**
 * Everything on the table is a piece: hero, activation, enemy, location, exploration and condition cards
 * and the quest sheet. They all have the same fields, so that copying a state is quick.
 */
export interface Piece extends Card {
  exhausted: boolean;
  wounds: number;
  /** Success tokens on a hero; on other cards whatever a quest puts there. */
  tokens: number;
  /** Progress on a location. */
  progress: number;
  /** Which stack of its deck it came from: cards of one stack cannot be told apart face down. */
  stack: number;
}

export const ACTION_KINDS = ['attack', 'explore', 'rest', 'aid'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export type HeroFace = 'success' | 'critical' | 'defense' | 'blank';
export type EnemyFace = 'counterattack' | 'threat' | 'blank';

/** The action that is being resolved. While there is one, nobody is defeated. */
export interface Action {
  readonly kind: ActionKind;
  readonly seat: number;
  readonly ranged: boolean;
  /** The ids of the attack's targets. */
  targets: number[];
  /** The seat of the aided hero; -1 when nobody is aided. */
  aided: number;
  heroDice: HeroFace[];
  enemyDice: EnemyFace[];
  /** Rerolls still to be had, of hero dice, of enemy dice, of either. */
  heroRerolls: number;
  enemyRerolls: number;
  /** The dice that were rerolled, in that order: the same die may be among them twice. */
  rerolled: number[];
  anyRerolls: number;
  /** Success tokens spent on it. */
  spent: number;
  /** Successes and defense that come from cards, not from dice or tokens. */
  bonus: number;
  shield: number;
  successes: number;
  defense: number;
  /** The attack values that struck back, before defense. */
  struck: number;
}
