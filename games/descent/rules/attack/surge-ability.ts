import type { Rule, State, Text } from '@questwright/kernel';
import type { SurgeGives } from '../armament.ts';
import type { Attack } from './types.ts';

/** Something that surges can be spent on in an attack. */
// biome-ignore lint/suspicious/noExplicitAny: the state names what surges can be spent on among its values.
export interface SurgeAbility<G extends State = any> {
  /** Identifies the surge ability: none of them works twice in an attack. */
  readonly key: string;
  readonly cost: number;
  readonly text: Text;
  /** How much it raises the range: only abilities that raise it can be used in step 3. */
  readonly range: number;
  /** What it gives, where that is all said on a card. */
  readonly gives?: SurgeGives;
  run(g: G, attack: Attack): Rule;
}
