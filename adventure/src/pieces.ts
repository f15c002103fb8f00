import { type Card, type State, taken } from '@questwright/kernel';
import type { PieceOf } from './state.ts';

const NONE: readonly never[] = [];

/** The cards of a zone, or whatever lies there; none when there is no such zone yet. */
export const pieces = <P extends Card = never, G extends State = State>(
  g: G,
  zone: string,
): readonly ([P] extends [never] ? PieceOf<G> : P)[] =>
  (taken(g, zone) as ([P] extends [never] ? PieceOf<G> : P)[] | undefined) ?? NONE;
