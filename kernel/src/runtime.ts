import type { Index } from './abilities.ts';
import type { Card } from './card.ts';
import { RuleError } from './errors.ts';
import type { Game } from './game.ts';
import type { LogEntry } from './log-entry.ts';
import { RUNTIME, type State } from './state.ts';
/** What a running match adds to its state: not data, never stored, attached anew after every copy. */
export interface Runtime {
  readonly game: Game;
  /** How many answers the match has been given. */
  answered: number;
  /** Kernel operations since the last choice. */
  steps: number;
  readonly stepLimit: number;
  /** Where log entries go; null when nobody reads them. */
  log: LogEntry[] | null;
  /** Told of every draw of chance; null when nobody wants to know. */
  readonly drawn: Drawn | null;
  /** Listeners and modifiers, built when first asked for and dropped when one of them comes or goes. */
  index: Index | null;
  /**
   * The same for the checkpoint that play continues from. As long as it is valid, the index is filled from it
   * on demand.
   */
  plan: Index | null;
  /**
   * The zones whose cards listen and modify, found when first asked for, and again when a new zone is made.
   */
  live: Card[][] | null;
  /** Zones that were looked up by number, including those that do not exist; see `zonesAt`. */
  found: (readonly Card[])[];
  /** The zones of the checkpoint whose cards the state shares until it asks for them; see `lend`. */
  lent: State['zones'] | null;
  /** The zones that it has asked for, one after the other: nothing can have changed in any other; see `touchedSince`. */
  touched: string[];
  /** How many more there were before those, which nobody remembers. */
  forgotten: number;
  /** How many it had asked for in all at the last checkpoint. */
  settled: number;
}

/** Is told what chance drew, by the label of the draw. */
export type Drawn = (label: string, result: string) => void;

/** A thousand times what the busiest turn needs. */
const STEP_LIMIT = 200_000;

export function attach(
  g: State,
  game: Game,
  log: LogEntry[] | null,
  stepLimit = STEP_LIMIT,
  drawn: Drawn | null = null,
): void {
  const runtime: Runtime = {
    game,
    answered: 0,
    steps: 0,
    stepLimit,
    log,
    drawn,
    index: null,
    plan: null,
    live: null,
    found: [],
    lent: null,
    touched: [],
    forgotten: 0,
    settled: 0,
  };
  Object.defineProperty(g, RUNTIME, {
    value: runtime,
    enumerable: false,
    writable: true,
    configurable: true,
  });
}

/** What is attached to a state; undefined while it is in no match. */
export const attachedTo = (g: State): Runtime | undefined => g[RUNTIME] as Runtime | undefined;

export function runtimeOf(g: State): Runtime {
  const runtime = attachedTo(g);
  if (!runtime) throw new Error('This state is in no match: attach it to its game first.');
  return runtime;
}

/** What is known of listeners and modifiers is no longer valid. */
export function forgetIndex(runtime: Runtime): void {
  runtime.index = null;
  runtime.plan = null;
}

/**
 * Counts one operation, so that rules that loop forever are stopped. Whatever moves, draws, asks, logs or
 * announces counts by itself; a loop that does none of these must call this.
 */
export function tick(g: State): void {
  const runtime = runtimeOf(g);
  if (++runtime.steps > runtime.stepLimit) {
    throw new RuleError('runaway', `The rules took ${runtime.stepLimit} steps without coming to a choice.`);
  }
}
