import type { Attack } from './attack/types.ts';
import type { Condition, Figure, Piece } from './things.ts';

/** What begins the names of actions of Ally cards and Ally Skill cards. */
export const ALLY_ACTION = 'ally:';

/** What a figure is about to do with an action. */
export interface Acting {
  readonly figure: Figure;
  /** Which: `move`, `attack`, `rest`, `skill`, `monster`, `discard:stunned`, … */
  readonly action: string;
  /** Whether it takes no action: then only what forbids the deed itself forbids it. [D2-COND-68] */
  readonly free?: boolean;
}

/** What things in play can forbid, and what they are asked about. */
export interface Deeds {
  /** To perform an action of any sort. */
  action: Acting;
  /** To suffer fatigue for a movement point. */
  fatiguePoint: Figure;
  /** To open a door or the like. */
  openDoor: { readonly figure: Figure; readonly door: number };
  /** To pick up an objective token, and to drop one. */
  pickUp: { readonly figure: Figure; readonly token: Piece };
  drop: { readonly figure: Figure; readonly token: Piece };
  /** To target a figure with an attack. */
  target: { readonly attacker: Figure; readonly figure: Figure };
  /** To affect a figure with an attack, as its target or otherwise. */
  affect: { readonly attacker: Figure; readonly figure: Figure };
  /** To give a figure a condition. */
  condition: { readonly figure: Figure; readonly condition: Condition };
  /** To play an Overlord card on a figure that is treated as a hero. */
  cardOn: Figure;
  /** To spend a surge, on whatever it may be. */
  surge: { readonly attack: Attack; readonly figure: Figure };
}
