import type { Rule } from '@questwright/kernel';
import { groupCards } from '../pieces.ts';
import { addUnique, bringGroup, placeGroup, requiredIn } from '../quest/bring.ts';
import { encounterOf } from '../quest/encounter.ts';
import { addLieutenant } from '../quest/groups.ts';
import type { Descent } from '../state.ts';

/** Step 12: the required groups are there; the overlord fills each open group with a monster that is not used yet. */
export function* chooseGroups(g: Descent): Rule {
  const encounter = encounterOf(g);
  const required = requiredIn(encounter);
  for (const plan of encounter.groups) yield* bringGroup(g, plan, required);
}

/** Step 13: the overlord puts each group where the quest says, as many monsters as its limit allows or the quest names, and lieutenants. */
export function* placeMonsters(g: Descent): Rule {
  const { groups, lieutenants, uniques } = encounterOf(g);
  for (const plan of uniques) yield* addUnique(g, plan);
  for (const [n, plan] of groups.entries()) yield* placeGroup(g, groupCards(g)[n]!, plan);
  for (const plan of lieutenants) yield* addLieutenant(g, plan);
}
