import { type Card, type State, taken } from '@questwright/kernel';

const NONE: readonly never[] = [];

/** The cards of a zone; none when there is no such zone yet. */
export const pieces = <C extends Card>(g: State, zone: string): readonly C[] =>
  (taken(g, zone) as C[] | undefined) ?? NONE;
