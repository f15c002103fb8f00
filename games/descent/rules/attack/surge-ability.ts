import type { Rule, Text } from '@questwright/kernel';
import type { Descent } from '../state.ts';
import type { Attack } from './types.ts';

/** Something that surges can be spent on in an attack. */
export interface SurgeAbility {
  /** Tells it from the others: none of them works twice in an attack. */
  readonly key: string;
  readonly cost: number;
  readonly text: Text;
  /** How much it raises the range: only what does can be used in step 3. */
  readonly range: number;
  run(g: Descent, attack: Attack): Rule;
}
