import type { Effect } from '@questwright/adventure';
import type { AttackType, Colour, Condition } from './things.ts';

/** What one surge ability gives; one that lists several things gives them all. */
export interface SurgeGives {
  readonly damage?: number;
  readonly range?: number;
  readonly pierce?: number;
  /** Recovered by the attacker. */
  readonly mend?: number;
  readonly fatigue?: number;
  /** Given in step 5 to those to whom the attack deals damage. */
  readonly conditions?: readonly Condition[];
  readonly blast?: boolean;
  /** An ability that has a name and rules of its own: Fire, Earth, Fire Breath. */
  readonly ability?: string;
  /** What else happens, in step 4: the event of the effect is the attack. */
  // biome-ignore lint/suspicious/noExplicitAny: effects know the state, which knows the arms of an attack.
  readonly effect?: Effect<any, any>;
}

export interface Surge extends SurgeGives {
  /** How many surges it costs. */
  readonly cost: number;
}

/** Everything with which an attack can be made: a weapon, a monster's own, bare hands. */
export interface Arms {
  readonly type: AttackType;
  readonly dice: readonly Colour[];
  readonly surges: readonly Surge[];
  readonly pierce: number;
  /** How far a Melee attack reaches: 1, or 2 with Reach and 3 with Extend. */
  readonly reach: number;
  readonly blast: boolean;
  /** How many spaces one attack may target. */
  readonly targets: number;
}
