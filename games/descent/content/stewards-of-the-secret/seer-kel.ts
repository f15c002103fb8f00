import { feat } from '../../rules/effects/abilities.ts';
import { sinksOneOfTop } from '../../rules/effects/overlord-hand.ts';
import { seesThroughFigures } from '../../rules/effects/seen-through.ts';
import { hero } from '../../rules/heroes.ts';

/** As far as the rules can play her: she sees past figures, and not yet past obstacles. */
export const seerKel = hero(
  { name: 'Seer Kel' },
  {
    archetype: 'mage',
    box: 'Stewards of the Secret',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 1, knowledge: 4, willpower: 2, awareness: 4 },
  },
  [seesThroughFigures, feat('duringTurn', sinksOneOfTop(5))],
);
