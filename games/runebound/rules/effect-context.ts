import type * as adventure from '@questwright/adventure';
import type { Adventure } from './map/hexes.ts';
import type { Piece, Side } from './things.ts';

/** Who and what an effect is about. One context serves all the lines of a card, from top to bottom. */
export interface Context extends adventure.Context {
  /** The seat that makes the effect's choices: the hero's, or that of the player who controls the enemy. */
  readonly seat: number;
  /** "You": the hero it happens to; NONE for an enemy. */
  readonly hero: number;
  /** The card that it is printed on. */
  readonly card: Piece;
  /** The side of the combat that the card is on; NONE outside of a combat. */
  readonly side: Side | -1;
  /** Whether a combat action carries it out: then its damage is an attack. */
  attack: boolean;
  /** X, as the cost that was paid or a condition has set it. */
  x: number;
  /** The successes of the last test. */
  successes: number;
  /** "That hero", chosen by the effect; NONE when there is none. */
  other: number;
  /** Bonus trophies, which come after the card itself has been taken. */
  readonly bonus: Adventure[];
  /** What the ability answers to. */
  readonly event: unknown;
}
