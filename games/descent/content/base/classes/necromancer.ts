import { classSkills } from '../../../rules/class-cards.ts';
import { used } from '../../../rules/effects/abilities.ts';
import { summons } from '../../../rules/effects/summons.ts';

/** The skills of the Necromancer, as far as the rules can play them. */
export const necromancer = classSkills('Necromancer', [
  {
    name: 'Raise Dead',
    xp: 0,
    does: [used('asAction', summons('reanimate', { name: 'Reanimate' }), { fatigue: 1 })],
  },
]);
