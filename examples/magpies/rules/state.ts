import type { Card, State } from '@questwright/kernel';

export interface Magpies extends State {
  /** Whose turn it is. */
  turn: number;
  /** Pebbles by seat. */
  pebbles: number[];
  /** Whether the cards have been dealt. */
  dealt: boolean;
  /** Cards that a scenario brings along, by their id. */
  extra: { [id: string]: ExtraCard };
}

/** A card that a scenario describes by what it is worth or gives. */
export interface ExtraCard {
  readonly name: string;
  readonly kind: 'trinket' | 'find';
  readonly shine: number;
  readonly gain: number;
  readonly draw: number;
}

/** A card of Magpies: nothing happens to it but where it lies. */
export type Thing = Card;

export const hand = (seat: number): string => `hand:${seat}`;
export const nest = (seat: number): string => `nest:${seat}`;
