import { move, type Rule } from '@questwright/kernel';
import { cardDef } from '../catalogue.ts';
import type { Descent } from '../state.ts';
import { QUEST_CARDS, RUMORS_OUT } from '../zones.ts';
import { campaignDef, campaignOf, hasPlotDeck, questNamed } from './campaign.ts';
import { lying } from './holdings.ts';
import { additionalRewards } from './mini.ts';
import { rewardsFor } from './rewards.ts';
import { gainThreat } from './threat.ts';

/** The threat for a quest that is over, and for one that the overlord has won. [D2-PLOT-39] */
const FOR_LOSING = 1;
const FOR_WINNING = 2;

/** Step 3: what the quest gives, and threat for an overlord with a Plot deck. */
export function* giveRewards(g: Descent): Rule {
  const { quest, won, slot } = campaignOf(g).log.at(-1)!;
  for (const reward of rewardsFor(questNamed(g, quest).rewards, won))
    if (slot !== 'card' || !reward.xp) yield* reward.give(g);
  if (g.allies && won === 'heroes')
    for (const reward of campaignDef(g).allies[quest] ?? []) yield* reward.give(g);
  if (slot === 'card') completeCard(g, quest);
  else if (campaignDef(g).mini?.extra) yield* additionalRewards(g, won);
  if (hasPlotDeck(g)) yield* gainThreat(g, won === 'overlord' ? FOR_WINNING : FOR_LOSING, 'D2-PLOT-39');
}

/** A Quest card stays in play until its quest is completed. [D2-RUMOR-21] */
function completeCard(g: Descent, quest: string): void {
  for (const card of lying(g, QUEST_CARDS).filter((one) => cardDef(g, one).quest === quest))
    move(g, card, RUMORS_OUT);
}
