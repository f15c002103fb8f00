import { printed } from '@questwright/adventure';
import { arms } from '../../rules/arms.ts';
import { figureDefinition } from '../../rules/catalogue.ts';
import type { Answer } from '../../rules/windows/answers.ts';

/** It recovers no damage. */
const unhealed: Answer<'wouldRecover'> = {
  when: (_, me, { figure, damage }) => figure.id === me.id && damage > 0,
  run(_, __, recovery) {
    recovery.damage = 0;
  },
  text: 'd2.reanimate',
  anyOrder: true,
};

/** The familiars of the base box. */
export const familiars = [
  figureDefinition(
    { name: 'Reanimate' },
    {
      sort: 'familiar',
      asHero: true,
      speed: 3,
      health: 4,
      arms: arms({ type: 'melee', dice: ['blue', 'red'], surges: ['+1 damage'] }),
    },
    printed([{ text: 'd2.reanimate', on: { wouldRecover: unhealed } }]),
  ),
];
