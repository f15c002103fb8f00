import type { Answer, Choice, Match, Random, State } from '@questwright/kernel';
import type { Valuation } from './valuation.ts';

/** What a game tells the searching player. It is only ever shown imagined matches. */
// biome-ignore lint/suspicious/noExplicitAny: the player searches every game alike.
export interface Insight<G extends State = any> {
  /** How likely a seat is thought to win, from 0 to 1. */
  value(match: Match<G>, seat: number): number;
  /** What that value is made of, for those who want to know why; see `valueBy`. */
  readonly valuation?: Valuation<G>;
  /** What anybody would answer without much thought: cheap, and better than chance. */
  policy(match: Match<G>, choice: Choice, random: Random): Answer;
  /** The answers worth a thought, the likeliest first; left out, the first legal ones. */
  candidates?(match: Match<G>, choice: Choice, most: number): Answer[];
  /** Changes whenever a part of the match is over, such as an activation: thoughts end there. */
  beat(g: G): number;
  /** Whether two seats decide as one. Left out, every seat is for itself. */
  allied?: boolean;
  /** The same position with less in it, where a search copies it often. */
  lean?(match: Match<G>): Match<G>;
}

/** How hard to think. All of it is counted, nothing is timed: so a bot thinks the same on any machine. */
export interface Effort {
  /** How often something is tried out for one choice. */
  readonly tries: number;
  /** In how many worlds, each dealt in a way that the seat could believe. */
  readonly worlds: number;
  /** How many answers are looked at. */
  readonly answers: number;
  /**
   * For how many beats ahead the bot chooses its own answers by what it has seen of them in earlier tries.
   */
  readonly sight: number;
  /** How many beats more are played by policy before the position is valued again. */
  readonly further: number;
  /** How much that second value counts, from 0 to 1. */
  readonly trust: number;
  /**
   * By how many standard errors another answer has to be ahead of the likeliest one before it is preferred. More than
   * 0 is for games whose policy is good and whose tries are few.
   */
  readonly prudence?: number;
  /** Whether the dice of the worlds are left as they are: only for a bot that is shown the real match. */
  readonly foresight?: boolean;
}
