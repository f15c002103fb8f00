import type { Colour } from './things.ts';

/** What a roll comes to. */
export interface Icons {
  readonly range: number;
  readonly damage: number;
  readonly surge: number;
  readonly shield: number;
}

/** What an effect adds to a roll, or takes away from it. */
export interface Change extends Partial<Icons> {
  /** Damage is not taken below this, and it is taken away before everything else. */
  readonly least?: number;
}

/** What a roll is for: an effect names the kinds of rolls that it works on. */
export type RollKind = 'attack' | 'defence' | 'test' | 'other';

export interface Die {
  readonly colour: Colour;
  /** The number of the face that shows. */
  face: number;
}

/** Dice that have been rolled together, and what has been done to them since. */
export interface Roll {
  readonly kind: RollKind;
  /** The figure that rolls. */
  readonly figure: number;
  dice: Die[];
  /** What effects add and take away, in the order in which they were used. It outlasts every reroll. */
  changes: Change[];
  /** The die that was rerolled last. */
  rerolled?: number;
  /** A result that an effect has put in the place of what the dice show. */
  replaced: Icons | null;
}
