import type { Context } from './definitions.ts';
import type { Piece } from './state.ts';

const NO_ENEMIES: readonly Piece[] = [];

export function contextAt(seat: number, card: Piece, event: unknown = null): Context {
  return { seat, card, other: -1, enemies: NO_ENEMIES, successes: 0, event };
}
