import { used } from '../../rules/effects/abilities.ts';
import { summons } from '../../rules/effects/arrivals.ts';
import { skill } from '../../rules/skills.ts';

/** Necromancer. */
export const raiseDead = skill('Raise Dead', [
  used('asAction', summons('reanimate', 'Reanimate'), { fatigue: 1 }),
]);
