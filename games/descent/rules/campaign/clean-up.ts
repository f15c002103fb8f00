import { note } from '@questwright/adventure';
import { NOTHING, type Rule } from '@questwright/kernel';
import type { Descent } from '../state.ts';

/**
 * Step 2: damage, fatigue, conditions and tokens are gone, and the overlord's cards are together again. What a match leaves
 * has none of them, so there is nothing to do but to say so. [D2-CAMP-29, D2-CAMP-30, D2-CAMP-31, D2-CAMP-32]
 */
export function cleanUp(g: Descent): Rule {
  note(g, 'd2.log.clean-up', {}, 'D2-CAMP-29');
  return NOTHING;
}
