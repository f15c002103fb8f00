import { answers, feat } from '../../../rules/effects/abilities.ts';
import { performsAttack } from '../../../rules/effects/actions.ts';
import { discardsOne } from '../../../rules/effects/conditions.ts';
import { hero } from '../../../rules/heroes.ts';

export const grisban = hero(
  { name: 'Grisban the Thirsty' },
  {
    archetype: 'warrior',
    speed: 3,
    health: 14,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 5, knowledge: 2, willpower: 3, awareness: 1 },
  },
  [answers('rested', discardsOne(), { may: true, says: 'd2.when.rest' }), feat('duringTurn', performsAttack)],
);
