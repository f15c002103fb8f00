import type { Bot } from '@questwright/kernel';
import type { Insight } from '../search/insight.ts';

/** One way to set up a match, of those that the arena plays. */
export interface Cell {
  readonly name: string;
  readonly seats: number;
  readonly options: unknown;
  /** Whether the seats play against each other. Otherwise all of them win or lose together. */
  readonly race: boolean;
  /**
   * The seat that plays against all the others together; if absent, no seat does, and in a race the seats
   * take turns at being alone.
   */
  readonly alone?: number;
}

/** What a game tells the arena. */
export interface Arena {
  readonly cells: readonly Cell[];
  /** How many pairs a full run has, over all cells. */
  readonly pairs: number;
  /** The first version of the game's bot. It never changes, and a test pins what it answers. */
  readonly first: Bot;
  /** The version before the present one. */
  readonly previous: Bot;
  /** What the game's bots know of it, for `questwright fit`. */
  readonly insight?: Insight;
  /** Bots that nobody meets at a table before they have been shown to be better. */
  readonly onTrial?: { readonly [name: string]: Bot };
}

/** A pair of matches from one seed, which both bots play under the same conditions. */
export interface Pair {
  readonly cell: Cell;
  /** Counted from 1 within the cell. */
  readonly number: number;
  readonly seed: string;
}

/** The pairs of a run, a round of all cells at a time: a run that is stopped early has seen all cells alike. */
export function pairsOf(cells: readonly Cell[], seed: string, count: number): Pair[] {
  return Array.from({ length: count }, (_, i) => {
    const cell = cells[i % cells.length]!;
    const number = 1 + Math.floor(i / cells.length);
    return { cell, number, seed: `${seed}/${cell.name}/${number}` };
  });
}

export const HALVES = [1, 2] as const;
/** In a race the first match seats one newcomer among opponents, the second one opponent among newcomers. */
export type Half = (typeof HALVES)[number];

/** Who sits where in one match of a pair: whether it is the bot on trial, seat by seat. */
export function seatsOf({ cell, number }: Pair, half: Half): boolean[] {
  const alone = cell.alone ?? (number - 1) % cell.seats;
  return Array.from({ length: cell.seats }, (_, seat) =>
    cell.race ? (seat === alone) === (half === 1) : half === 1,
  );
}
