import { note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import type { Descent } from '../state.ts';
import { campaignOf, hasPlotDeck, questNamed } from './campaign.ts';
import { rewardsFor } from './rewards.ts';

/** The threat for a quest that is over, and for one that the overlord has won. [D2-PLOT-39] */
const FOR_LOSING = 1;
const FOR_WINNING = 2;

/** Step 3: what the quest gives, and threat for an overlord with a Plot deck. */
export function* giveRewards(g: Descent): Rule {
  const { quest, won, slot } = campaignOf(g).log.at(-1)!;
  for (const reward of rewardsFor(questNamed(g, quest).rewards, won))
    if (slot !== 'card' || !reward.xp) yield* reward.give(g);
  if (hasPlotDeck(g)) gainThreat(g, won === 'overlord' ? FOR_WINNING : FOR_LOSING, 'D2-PLOT-39');
}

export function gainThreat(g: Descent, n: number, rule: string): void {
  g.threat += n;
  note(g, 'd2.log.threat', { n }, rule);
}
