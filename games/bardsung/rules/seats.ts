import type { Bardsung } from './state.ts';
import { MOST_HEROES } from './zones.ts';

const SEATS = Array.from({ length: MOST_HEROES }, (_, most) =>
  most === 0 ? 0 : Array.from({ length: most + 1 }, (__, seat) => seat),
);

/** Every hero's seat: what the heroes settle together any of them may answer. */
export const everySeat = (g: Bardsung): number | readonly number[] => SEATS[g.seats - 1]!;
