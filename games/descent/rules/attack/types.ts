import type { Arms } from '../armament.ts';
import type { Roll } from '../rolls.ts';
import type { Colour, Condition, Source } from '../things.ts';

/** Where an attack stands; it goes through these from left to right, and can end at any of them. */
export type Stage = 'declare' | 'roll' | 'range' | 'surges' | 'deal' | 'resolved';

/** A space that an attack targets. */
export interface Aim {
  /** The space that sight and range go to. It stays the same even if another figure takes the blow. */
  readonly space: number;
  /** The figure that was there; a large one is targeted in this one space. */
  readonly figure: number;
}

/** A figure that an attack affects. */
export interface Struck {
  readonly figure: number;
  /** The space in which it is hit. */
  readonly space: number;
  readonly as: 'target' | 'area' | 'instead';
  /** The dice that it will roll. */
  pool: Colour[];
  roll: Roll;
  /** By what the attack result is divided for it, where it is shared; rounded up. */
  share?: number;
  /** Damage dealt to it in step 5; NONE before. */
  dealt: number;
  done: boolean;
}

/** What the effect that lets a figure attack adds to the attack. */
export interface Gains {
  /** Surge abilities, as they are written. */
  readonly surges: readonly string[];
  /** It needs no range. */
  readonly ignoresRange: boolean;
  /** It needs this much range, wherever its target is. */
  readonly range?: number;
  /** Unless it misses it deals no less than this to its targets. */
  readonly least: number;
}

/** An attack that is being resolved. Attacks lie on a stack: one that interrupts another is resolved first. */
export interface Attack {
  readonly id: number;
  readonly attacker: number;
  /** Who decides for the attacker. */
  readonly seat: number;
  /** The card of the weapon, or the attacker itself; 0 for bare hands. */
  readonly source: number;
  /** What it is made with, by its id in the box: see `armsOf`. Empty for bare hands. */
  readonly arms: string;
  /** The card by whose effect it is made, such as a skill; 0 for a plain attack. */
  readonly by: number;
  gains: Gains;
  /** The spaces that it targets. */
  aims: Aim[];
  /** The spaces that it affects without targeting them; most attacks have none. */
  spaces: readonly number[];
  struck: Struck[];
  /** The dice that the attacker will roll. */
  pool: Colour[];
  roll: Roll;
  /** What was found to hold at the declaration, though it is used later. */
  fixed: string[];
  /** Shields that it disregards. */
  pierce: number;
  /** What a figure that is dealt damage receives in step 5. */
  conditions: Condition[];
  /** Named surge abilities that work in step 5, or when the attack is resolved. */
  kept: string[];
  /** The figures that it has defeated. */
  defeated: number[];
  /** Its attacker has defeated himself, and what answers to that waits until it is resolved. */
  waiting?: { readonly source: Source; readonly spaces: readonly number[] };
  /** Surges that have been spent. */
  spent: number;
  /** The surge abilities that have been used. */
  used: string[];
  stage: Stage;
  fate: 'open' | 'miss' | 'over';
  /** Whether it can no longer miss. */
  certain: boolean;
}

/** What an attack is made with. */
export interface Weapon {
  /** The card of the weapon, or the attacker itself; 0 for bare hands. */
  readonly source: number;
  /** What players call it; empty for a figure that attacks with what is on its own card. */
  readonly name: string;
  /** Its id in the box; empty for bare hands. */
  readonly def: string;
  readonly arms: Arms;
}
