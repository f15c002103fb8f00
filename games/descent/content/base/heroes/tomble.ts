import { answers, feat } from '../../../rules/effects/abilities.ts';
import { addsPoolOf } from '../../../rules/effects/defence.ts';
import { hides, returnsWithin } from '../../../rules/effects/off-map.ts';
import { adjacent, butYou, heroes, one } from '../../../rules/effects/whom.ts';
import { hero } from '../../../rules/heroes.ts';

export const tomble = hero(
  { name: 'Tomble Burrowell' },
  {
    archetype: 'scout',
    speed: 4,
    health: 8,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 1, knowledge: 2, willpower: 3, awareness: 5 },
  },
  [
    answers('beforeRoll', addsPoolOf(one(heroes, adjacent, butYou)), {
      may: true,
      of: 'anybody',
      says: 'd2.when.attacked',
    }),
    feat('asAction', hides),
    answers('figureStarts', returnsWithin(4), { anywhere: true, says: 'd2.when.hidden' }),
  ],
);
