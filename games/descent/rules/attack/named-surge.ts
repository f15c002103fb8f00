import type { Rule } from '@questwright/kernel';
import type { Descent, Figure } from '../state.ts';
import type { Attack } from './types.ts';

/** A surge ability that has a name and rules of its own. */
export interface NamedSurge {
  readonly name: string;
  run(g: Descent, attack: Attack, attacker: Figure): Rule;
}
