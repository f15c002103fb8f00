import type { Bardsung } from './state.ts';

/** Every hero's seat: what the heroes settle together any of them may answer. */
export const everySeat = (g: Bardsung): number | readonly number[] =>
  g.seats === 1 ? 0 : Array.from({ length: g.seats }, (_, seat) => seat);
