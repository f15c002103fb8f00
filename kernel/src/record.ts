import type { Answer } from './answer.ts';
import type { Choice } from './choice.ts';
import type { Deal } from './deal.ts';
import type { Game } from './game.ts';
import type { ChanceScript } from './generator.ts';
import type { Legacy } from './legacy.ts';
import type { PassWish } from './passes.ts';
import type { Drawn } from './runtime.ts';
import type { State } from './state.ts';

/** An answer that was given, and by whom. */
export interface Answered {
  readonly seat: number;
  readonly answer: Answer;
  /** How much had been learned when the choice was asked; see `undo`. */
  readonly news: number;
  readonly secret: boolean;
}

/** The whole position after `at` answers, from which play can go on. Never changed once taken. */
export interface Checkpoint<G extends State = State> {
  readonly at: number;
  readonly state: G;
  readonly logged: number;
  /** Taken where the rules paused: when they are started again from here, they first pause here again. */
  readonly paused?: boolean;
  /** Nobody else uses its state, so whoever begins here can take the state without copying it. */
  readonly fresh?: boolean;
}

export interface MatchSetup<G extends State = State> {
  readonly game: Game<G>;
  /** Names of the players, one for each seat. */
  readonly seats: readonly string[];
  readonly options?: unknown;
  readonly seed: string | number;
  /** Replaces chance, in scenarios. */
  readonly chance?: ChanceScript;
  /** The box that it is played with; opened when the match is made. */
  readonly box?: object;
  /** What the match before it in its campaign has left. */
  readonly legacy?: Legacy;
  /** It belongs to a campaign that is not over: what is secret in it stays so after its end. */
  readonly inCampaign?: boolean;
  /** Changes the state before play begins, in scenarios. */
  readonly arrange?: (g: G) => void;
  /** Without a log a match runs faster; for simulations. */
  readonly log?: boolean;
  /** Without checkpoints a match runs faster, but forks and undo start from the beginning. */
  readonly checkpoints?: boolean;
  /** Told of every draw of chance, in recordings. */
  readonly drawn?: Drawn;
  /** How many operations of the kernel the rules may take from one choice to the next. */
  readonly stepLimit?: number;
}

/**
 * Where a match was given a new random seed: after how many answers, which seed, and which cards were
 * exchanged.
 */
export interface Reseed {
  readonly at: number;
  readonly seed: string | number;
  readonly dealt?: Deal;
}

/** A choice that waits for an answer, and its number. */
export interface Pending {
  readonly choice: Choice;
  n: number;
}

/** What a seat said in advance about windows, after how many answers; null when it withdrew all of it. */
export interface Passed {
  readonly at: number;
  readonly seat: number;
  readonly wish: PassWish | null;
}
