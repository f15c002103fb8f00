import { type Card, type State, taken, zoneOwner } from '@questwright/kernel';
import type { PieceOf } from './state.ts';

/** Stands for "none" where a seat, a hero or a place on the map is a number. */
export const NONE = -1;

/** The seat whose card it is, by its zone; `NONE` for what no seat owns. */
export const ownerOf = (g: State, { zone }: Pick<Card, 'zone'>): number => zoneOwner(g, zone) ?? NONE;

const EMPTY: readonly never[] = [];

/** The cards of a zone, or whatever lies there; none when there is no such zone yet. */
export const pieces = <P extends Card = never, G extends State = State>(
  g: G,
  zone: string,
): readonly ([P] extends [never] ? PieceOf<G> : P)[] =>
  (taken(g, zone) as ([P] extends [never] ? PieceOf<G> : P)[] | undefined) ?? EMPTY;
