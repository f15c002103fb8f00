import type * as adventure from '@questwright/adventure';
import type { Piece } from './things.ts';

/** Who and what an effect is about. One context serves all the lines of a card, from top to bottom. */
export interface Context extends adventure.Context {
  /** "You": the hero who resolves the effect and makes its choices. */
  readonly seat: number;
  /** The card that it is printed on. */
  readonly card: Piece;
  /** "That hero": the aided one, or the one chosen last; -1 when there is none. */
  other: number;
  /** "That enemy": the targets of the attack, or the enemies chosen last. */
  enemies: readonly Piece[];
  /** The successes of the card's action, once it is resolved. */
  successes: number;
  /** What the ability answers to. */
  readonly event: unknown;
}
