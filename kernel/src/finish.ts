import type { Outcome, State } from './state.ts';

class Finish extends Error {}
const FINISH = new Finish('the game is over');

/** Ends the game at once, from however deep in the rules. */
export function finish(g: State, outcome: Outcome): never {
  g.over = outcome;
  throw FINISH;
}

export const isFinish = (error: unknown): boolean => error === FINISH;
