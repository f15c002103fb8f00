import { create } from '@questwright/kernel';
import { AWAY, type Piece, type Runebound } from './state.ts';

/** Brings a piece of the box to the table. */
export function makePiece(g: Runebound, def: string, zone: string, down = false): Piece {
  return create<Piece>(g, def, zone, { damage: 0, side: 0, state: AWAY, on: 0, under: 0, space: 0 }, down);
}
