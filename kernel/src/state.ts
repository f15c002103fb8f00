import type { Card } from './card.ts';
import type { Chance } from './generator.ts';
import type { Legacy } from './legacy.ts';
import type { Text } from './text.ts';

/**
 * What every game's state begins with. A state is plain JSON: it can be cloned, stored, compared and sent.
 * What a card is lives in the game's content; the state holds where it is and what has happened to it.
 */
export interface State {
  readonly game: string;
  /** How many seats the match has. */
  readonly seats: number;
  chance: Chance;
  /** Cards by zone. A zone of one seat is named `kind:seat`, such as `hand:0`. */
  zones: { [zone: string]: Card[] };
  /** How many ids have been given out; the next card to be minted gets the next number. */
  minted: number;
  /** How often something random or hidden has become known. Undo depends on it. */
  news: number;
  /** The periods that are open, from the outermost to the innermost: round, turn, attack. */
  periods: Period[];
  /** How many periods have been opened and lasting effects begun so far: their numbers. */
  opened: number;
  /** What seats have passed in advance. */
  passes: { readonly [seat: number]: readonly Pass[] };
  over: Outcome | null;
  /** What the match leaves to the next one of its campaign, once it is over. Never sent. */
  legacy: Legacy | null;
  /** Not data: the definitions of the match's cards; see `Game.openBox`. */
  [BOX]?: object;
  /** Not data: what a match attaches while it runs; see `Runtime`. */
  [RUNTIME]?: object;
}

export interface Outcome {
  /** A short word for statistics, such as `victory` or `seat 1`. */
  readonly result: string;
  /** The seats that won. In a cooperative game that is everybody or nobody. */
  readonly winners: readonly number[];
  readonly text: Text;
}

export const RUNTIME: unique symbol = Symbol('runtime');

/** The key under which a state has its box. Copies of a state share it, and it is left out of JSON. */
export const BOX: unique symbol = Symbol('box');

/**
 * A part of play with a beginning and an end: a round, a turn, an attack. Periods are nested, even periods of the same
 * name (an attack that interrupts an attack). Limits, lasting effects and passes belong to exactly one period, and when
 * the inner period ends the outer one is as it was.
 */
export interface Period {
  readonly name: string;
  /** Its number: no other period of the match has it. 0 for what was used while no period of the name was open. */
  readonly n: number;
  /** What has been used up in it. */
  readonly used: string[];
}

/** A pass given in advance: windows that it covers ask nothing. */
export interface Pass {
  /** The moments that it covers, which are public; null for all of them. */
  readonly at: readonly string[] | null;
  /** The number of the period with which it ends; 0 until it is withdrawn; `OWN_TURN` until the seat's own turn. */
  readonly until: number;
}
