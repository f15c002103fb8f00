import type { Card, State } from '@questwright/kernel';

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

export type Phase = 'setup' | 'hero' | 'enemy' | 'peril' | 'travel' | 'end';

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

/** What was asked for when the match was made; what is null is asked at the table. */
export interface Wishes {
  readonly quest: string | null;
  readonly heroes: readonly (string | null)[];
  readonly leader: number | null;
}

export interface Terrinoth extends State {
  readonly wishes: Wishes;
  readonly grim: boolean;
  /** Custom components of a scenario, as JSON text; null in every other match. */
  readonly components: string | null;
  /** The id of the quest; empty until it is chosen. */
  quest: string;
  phase: Phase;
  round: number;
  /** How many turns of the hero phase are over. */
  turn: number;
  /** The seat that the present phase began with, or whose pick of an enemy is next. */
  first: number;
  leader: number;
  /** The seat of the active hero. */
  active: number;
  /** The id of the activation card that the active hero has chosen and not resolved yet; 0 when there is none. */
  chosen: number;
  /** The space of the peril token, counted from 0. */
  peril: number;
  /** What the quest counts, by name. */
  counters: { readonly [name: string]: number };
  action: Action | null;
  /** The action that was resolved last: what the dice on the table still show. */
  lastAction: Action | null;
  /** The seat that activates an enemy now; -1 when none is being activated. */
  activating: number;
  /** How many decks have been refilled; numbers the stacks that refilling makes. */
  refills: number;
}
