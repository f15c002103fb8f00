import type { Card, State } from '@questwright/kernel';

export interface Magpies extends State {
  /** Whose turn it is. */
  turn: number;
  /** Pebbles by seat. */
  pebbles: number[];
  /** Whether the cards have been dealt. */
  dealt: boolean;
}

/** A card of Magpies: nothing happens to it but where it lies. */
export type Thing = Card;

export const hand = (seat: number): string => `hand:${seat}`;
export const nest = (seat: number): string => `nest:${seat}`;
