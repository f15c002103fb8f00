import type { Rule, Text } from '@questwright/kernel';
import type { Descent, Side } from '../state.ts';

/** Something that a quest gives to a side when it is over. It says what it is. */
export interface Reward {
  readonly text: Text;
  give(g: Descent): Rule;
  /** How many XP each player of a side gets by it. */
  readonly xp?: { readonly side: Side; readonly n: number };
  /** The side that gets a relic by it. */
  readonly relic?: Side;
}

/** What a quest gives, whoever has won, and what it gives to a side that has won. */
export interface Rewards {
  readonly always: readonly Reward[];
  readonly heroes: readonly Reward[];
  readonly overlord: readonly Reward[];
}
