import { NOTHING, type Rule } from '@questwright/kernel';
import { layRules } from '../quest/contents.ts';
import { encounterOf } from '../quest/encounter.ts';
import type { Descent } from '../state.ts';

/** The rules of the encounter come into play, where they listen as cards do. */
export function putRules(g: Descent): Rule {
  layRules(g, encounterOf(g).rules);
  return NOTHING;
}
