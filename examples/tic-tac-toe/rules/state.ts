import type { State } from '@questwright/kernel';

/** Nine cells, row by row: the seat whose mark is there, or -1. */
export interface TicTacToe extends State {
  cells: number[];
  turn: number;
}
