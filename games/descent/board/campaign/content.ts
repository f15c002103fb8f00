import { content } from '../../content/index.ts';
import { nextIn } from '../../rules/campaign/campaign.ts';
import type { NextQuests, QuestLog } from '../../rules/campaign/plan.ts';
import { descentBoxes } from '../../rules/catalogue.ts';
import type { CampaignDef, CardDefinition, QuestDef } from '../../rules/definitions.ts';
import { defOf } from '../sight.ts';

export const nameIn = (id: string): string => defOf(id)?.name ?? id;

export const campaignCalled = (id: string): CampaignDef | undefined =>
  content.campaigns.find((one) => one.id === id);

export const questCalled = (id: string): QuestDef | undefined => {
  const found = defOf(id);
  return found?.kind === 'quest' ? found : undefined;
};

/** What can be played after all this; null when the campaign is over. */
export const nextQuests = (campaign: CampaignDef, log: QuestLog): NextQuests | null =>
  nextIn(descentBoxes.printed, campaign, log);

/** What an item costs; in the cities of a campaign without an overlord some prices differ. */
export function priceOf(item: string, isLegend: boolean): number | undefined {
  const price = content.prices.find((one) => one.item === item);
  return isLegend ? (price?.legend?.gold ?? price?.gold) : price?.gold;
}

/** Cards of a kind that are bought for XP, the cheapest first. */
const dear = (a: CardDefinition, b: CardDefinition): number => (a.xp ?? 0) - (b.xp ?? 0);

/** The skills of a class: the one that it begins with, and all that can be learned. */
export const skillsOfClass = (deck: string): readonly CardDefinition[] =>
  content.cards.filter((card) => card.deck === deck && card.xp !== undefined).sort(dear);

/** The Overlord cards that are bought, by their classes. */
export function overlordClasses(): ReadonlyMap<string, readonly CardDefinition[]> {
  const classes = new Map<string, CardDefinition[]>();
  for (const card of content.cards)
    if (card.back === 'overlord' && card.xp && !card.deck.startsWith('Basic '))
      classes.set(card.deck, [...(classes.get(card.deck) ?? []), card]);
  for (const cards of classes.values()) cards.sort(dear);
  return classes;
}

/** The cards of a Plot deck, the cheapest first. */
export const plotCards = (deck: string): readonly CardDefinition[] =>
  content.cards
    .filter((card) => card.plot && card.deck === deck)
    .sort((a, b) => (a.threat ?? 0) - (b.threat ?? 0));
