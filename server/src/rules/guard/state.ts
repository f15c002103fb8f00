/** What the guard and the thread that watches it share: a few whole numbers. */

/** Counts the calls: tells one from the next. */
export const CALL = 0;
export const STATE = 1;
/** How long the call may take, in milliseconds. */
export const LIMIT = 2;
/** Why the call is stopped. */
export const REASON = 3;
export const LENGTH = 4;

/** The states. Only who changes RUNNING into something else may go on: the call that ends, or the watch. */
export const IDLE = 0;
export const RUNNING = 1;
export const STOPPING = 2;

/** The reasons. */
export const TOO_LONG = 0;
export const TOO_MUCH = 1;

export interface WatchData {
  readonly shared: Int32Array;
  /** How many bytes a call may take up. */
  readonly memory: number;
}
