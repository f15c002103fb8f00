import type { Context } from './definitions.ts';
import type { Piece } from './state.ts';

const NO_ENEMIES: readonly Piece[] = [];

export function contextOf(seat: number, card: Piece, event: unknown = null): Context {
  return { seat, card, hero: -1, enemies: NO_ENEMIES, successes: 0, event };
}

/** The same, for another hero. */
export function contextFor(c: Context, seat: number): Context {
  return { seat, card: c.card, hero: c.hero, enemies: c.enemies, successes: c.successes, event: c.event };
}
