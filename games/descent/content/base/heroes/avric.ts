import { inOrder } from '@questwright/adventure';
import { feat } from '../../../rules/effects/abilities.ts';
import { recovers } from '../../../rules/effects/harm.ts';
import { heartsRolled, rolls } from '../../../rules/effects/rolls.ts';
import { grantsSurge } from '../../../rules/effects/surges.ts';
import { each, isWithin, patients, within } from '../../../rules/effects/whom.ts';
import { countsAsHero } from '../../../rules/figures/sides.ts';
import { hero } from '../../../rules/heroes.ts';

export const avric = hero(
  { name: 'Avric Albright' },
  {
    archetype: 'healer',
    speed: 4,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 4, awareness: 2 },
  },
  [
    grantsSurge('Mend 1', {
      text: 'd2.grants.heroes-within-3',
      holds: (g, own, attacker) => countsAsHero(g, attacker) && isWithin(g, own, attacker, 3),
    }),
    feat('asAction', inOrder(rolls('red', 2), recovers('damage', heartsRolled, each(patients, within(3))))),
  ],
);
