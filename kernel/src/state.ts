import type { Card } from './card.ts';
import type { Chance } from './generator.ts';
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
  /** How often something random or hidden has become known: what undo looks at. */
  news: number;
  /** What has been used up in the present turn, combat or other period. */
  used: { [period: string]: string[] };
  over: Outcome | null;
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
