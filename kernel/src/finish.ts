import type { Legacy } from './legacy.ts';
import type { Outcome, State } from './state.ts';

class Finish extends Error {}
const FINISH = new Finish('the game is over');

/** Ends the game at once, from any depth in the rules. In a campaign it leaves a legacy to the next match. */
export function finish(g: State, outcome: Outcome, legacy: Legacy | null = null): never {
  g.over = outcome;
  g.legacy = legacy;
  throw FINISH;
}

export const isFinish = (error: unknown): boolean => error === FINISH;
