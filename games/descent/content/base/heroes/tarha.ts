import { answers, feat } from '../../../rules/effects/abilities.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import { rerolls } from '../../../rules/effects/words.ts';
import { hero } from '../../../rules/heroes.ts';

export const tarha = hero(
  { name: 'Widow Tarha' },
  {
    archetype: 'mage',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 4, willpower: 3, awareness: 2 },
  },
  [
    answers('afterRoll', rerolls, { may: true, once: 'round', says: 'd2.when.your-attack-rolled' }),
    feat('asAction', performsAttackWith({ targets: 2 })),
  ],
);
