import { attacks } from '../../rules/effects/attacks.ts';
import { skill, whenMonsterComes } from '../../rules/skills.ts';

/** Knight. */
export const guard = skill('Guard', [
  whenMonsterComes(attacks({ with: 'melee' }), { fatigue: 2, exhaust: true }),
]);
