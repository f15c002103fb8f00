import { note } from '@questwright/adventure';
import { NOTHING, type Rule } from '@questwright/kernel';
import type { Descent } from '../state.ts';

/** Act II begins: monsters, lieutenants and the shop deck are those of the second act from now on. [D2-INTER-06, D2-INTER-07, D2-INTER-08, D2-ACT-04] */
export function beginActTwo(g: Descent): Rule {
  g.act = 2;
  note(g, 'd2.log.act-two', {}, 'D2-INTER-01');
  return NOTHING;
}
