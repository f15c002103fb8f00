import { inOrder } from '@questwright/adventure';
import { figureDefinition } from '../../rules/catalogue.ts';
import { answers, feat } from '../../rules/effects/abilities.ts';
import { activatesFamiliar } from '../../rules/effects/familiars.ts';
import { lendsMelee } from '../../rules/effects/lent-weapons.ts';
import { summons, unlessThere } from '../../rules/effects/summons.ts';
import { hero } from '../../rules/heroes.ts';

const BRIGHTBLAZE = { def: 'brightblaze', name: 'Brightblaze' };

/** A familiar that is treated as a hero. */
export const brightblaze = figureDefinition(
  { id: BRIGHTBLAZE.def, name: BRIGHTBLAZE.name },
  { sort: 'familiar', asHero: true, speed: 5, health: 6, defence: ['gray'] },
);

export const challara = hero(
  { name: 'Challara' },
  {
    archetype: 'mage',
    box: 'Bonds of the Wild',
    speed: 3,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 4, willpower: 3, awareness: 1 },
  },
  [
    answers('encounterStarts', summons(BRIGHTBLAZE.def, BRIGHTBLAZE), {
      says: 'd2.when.encounter-starts',
    }),
    lendsMelee('Magic', BRIGHTBLAZE.def, BRIGHTBLAZE.name),
    feat(
      'asAction',
      inOrder(
        unlessThere(BRIGHTBLAZE, summons(BRIGHTBLAZE.def, BRIGHTBLAZE)),
        activatesFamiliar(BRIGHTBLAZE),
      ),
    ),
  ],
);
