import { Runaway } from '../threads/call.ts';
import type { Guard } from './guard/guard.ts';

/** Is told how long the rules have worked, in milliseconds. */
export type Meter = (ms: number) => void;

/** Runs something under guard, and tells how long it took. */
export async function metered<T>(guard: Guard, meter: Meter, act: () => T, limit?: number): Promise<T> {
  let began = performance.now();
  try {
    return await guard.run(() => {
      began = performance.now();
      try {
        return act();
      } finally {
        meter(performance.now() - began);
      }
    }, limit);
  } catch (error) {
    // What is stopped is stopped without a word.
    if (error instanceof Runaway) meter(performance.now() - began);
    throw error;
  }
}
