import type * as adventure from '@questwright/adventure';
import type { Piece } from './things.ts';

/** Who and what an effect is about. One context serves all the lines of a card, from top to bottom. */
export interface Context extends adventure.Context {
  /** The hero who makes its choices; any hero may for what is no hero's. */
  readonly seat: number;
  /** What it is printed on. */
  readonly card: Piece;
  /** The model that attacks; null outside an attack. */
  readonly attacker: Piece | null;
  /** The model that the effects are on: the target of the attack, or whoever was chosen last. */
  target: Piece | null;
  /** The attack was on somebody else, and its area takes this one in: what concerns the attacker has happened already. */
  readonly isSpread?: boolean;
  readonly event: unknown;
}
