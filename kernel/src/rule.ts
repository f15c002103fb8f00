import type { Choice, Together } from './choice.ts';

/**
 * A rule is a generator that reads like the rule book and stops where a person must choose. What it
 * yields is a choice or a checkpoint; what it is given back after a choice is the checked answer.
 */
// biome-ignore lint/suspicious/noExplicitAny: what comes back depends on what was yielded; `choose` types it.
export type Rule<T = void> = Generator<Pause, T, any>;
export type Pause = Choice | Together | typeof CHECKPOINT;

/** Yielded by `play` where the whole position is in the state, so that a match can be taken up from here. */
export const CHECKPOINT: unique symbol = Symbol('checkpoint');

/** Yields a checkpoint. Only `play` itself may, at a place where it can be entered again. */
export function* checkpoint(): Rule {
  yield CHECKPOINT;
}

/** A rule that does nothing, without the cost of a generator. */
export const NOTHING: Rule<never> = {
  next: () => DONE,
  return: () => DONE,
  throw: (error: unknown) => {
    throw error;
  },
  [Symbol.iterator]: () => NOTHING,
  [Symbol.dispose]: () => {},
} as unknown as Rule<never>;
const DONE = { done: true, value: undefined } as unknown as IteratorReturnResult<never>;
