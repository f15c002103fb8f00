import type { Rule } from '@questwright/kernel';
import type { Descent, Figure } from '../state.ts';
import type { Attack } from './types.ts';

/** A surge ability that has a name and rules of its own. */
export interface NamedSurge {
  readonly name: string;
  /** What it does when the surge is spent. */
  run?(g: Descent, attack: Attack, attacker: Figure): Rule;
  /** What it does in step 5 to each figure that is dealt damage. */
  dealt?(g: Descent, attack: Attack, attacker: Figure, struck: Dealt): Rule;
  /** What it does as soon as the attack is resolved. */
  resolved?(g: Descent, attack: Attack, attacker: Figure): Rule;
}

/** A figure that an attack deals so much damage. */
export interface Dealt {
  readonly figure: Figure;
  readonly damage: number;
}
