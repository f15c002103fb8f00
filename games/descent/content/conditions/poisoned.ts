import { condition, testedAtStart } from '../../rules/figures/conditions.ts';
import { sufferDamage } from '../../rules/figures/harm.ts';

/** A test of might at the start of the turn: passed it goes, failed it costs 1 damage. */
export const poisoned = condition('poisoned', [testedAtStart('poisoned', 'might', sufferDamage)]);
