import { arms } from '../../rules/arms.ts';
import { figureDefinition } from '../../rules/catalogue.ts';
import { UNSEEN } from '../../rules/effects/plot-cards.ts';
import { cursedByPower } from './cursed-by-power.ts';
import { endlessThirst, thirstLasting } from './endless-thirst.ts';
import { goblinUprising, uprisingLasting } from './goblin-uprising.ts';
import { hybridLoyalty, loyaltyLasting } from './hybrid-loyalty.ts';
import { gambitTokens, seedsOfBetrayal } from './seeds-of-betrayal.ts';
import { theFallenElite } from './the-fallen-elite.ts';

/** The Plot decks of the six lieutenants of the base box. */
export const plotDecks = [
  ...cursedByPower,
  ...endlessThirst,
  ...goblinUprising,
  ...hybridLoyalty,
  ...seedsOfBetrayal,
  ...theFallenElite,
];
export const plotLasting = [...thirstLasting, ...uprisingLasting, ...loyaltyLasting].map((one) => ({
  ...one,
  kind: 'lasting' as const,
}));
export const plotTokens = gambitTokens;

/** Who attacks by a Plot card without a figure on the map, and what a bolt is made with. */
export const plotFigures = [
  figureDefinition(
    { id: UNSEEN, name: 'Somebody unseen', original: true },
    { sort: 'unseen', standing: 'bystander' },
  ),
  figureDefinition(
    { id: 'bolt-from-the-blue', name: 'Bolt from the Blue' },
    {
      sort: 'unseen',
      standing: 'bystander',
      arms: arms({ type: 'ranged', dice: ['blue', 'yellow'], surges: ['+2 range', '+2 damage'] }),
    },
  ),
];
