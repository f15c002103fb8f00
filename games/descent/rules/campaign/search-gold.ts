import { NOTHING, type Rule } from '@questwright/kernel';
import { descentBoxes } from '../catalogue.ts';
import type { CardDefinition } from '../definitions.ts';
import type { Descent } from '../state.ts';
import { campaignOf } from './campaign.ts';
import { gainGold } from './rewards.ts';

/**
 * Step 1: the heroes get the gold of every Search card that they have found, used or not. The cards are back in their
 * deck, which is shuffled for the quest. [D2-CAMP-27, D2-CAMP-28, D2-SEARCH-23]
 */
export function goldForSearchCards(g: Descent): Rule {
  const campaign = campaignOf(g);
  const worth = (id: string): number => (descentBoxes.of(g).get(id) as CardDefinition).gold ?? 0;
  gainGold(
    g,
    campaign.found.reduce((sum, id) => sum + worth(id), 0),
    'D2-CAMP-27',
  );
  campaign.found = [];
  return NOTHING;
}
