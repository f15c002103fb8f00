import { type Printed, perBox } from '@questwright/adventure';
import { type DescentBox, descentBoxes } from '../catalogue.ts';
import type { CampaignDef, QuestDef } from '../definitions.ts';
import { heroSeats } from '../figures/sides.ts';
import type { Descent } from '../state.ts';
import type { InBox, NextQuests, QuestLog } from './plan.ts';
import type { CampaignState } from './state.ts';

export { heroSeats };

/** The campaign of a box by its id. */
export const campaignNamed = (box: DescentBox, id: string): CampaignDef | undefined =>
  box.content.campaigns.find((one) => one.id === id);

/** Whether a quest is in a box. */
export const questsIn =
  (box: DescentBox): InBox =>
  (quest) =>
    box.find(quest)?.kind === 'quest';

/** What a campaign can go on with; null when it is over. */
export function nextIn(box: DescentBox, { plan }: CampaignDef, log: QuestLog): NextQuests | null {
  return plan.next(log, questsIn(box));
}

/** The campaign that a match is part of, and what everybody knows of it. Only for matches of a campaign. */
export const campaignOf = (g: Descent): CampaignState => g.campaign!;
export const campaignDef = (g: Descent): CampaignDef => campaignNamed(descentBoxes.of(g), campaignOf(g).id)!;

/** Whether a match has a Plot deck: without one nobody keeps threat or fortune. [D2-PLOT-15] */
export const hasPlotDeck = (g: Descent): boolean => (g.campaign?.plot ?? '') !== '';

const prices = perBox(
  ({ content }: DescentBox) => new Map(content.prices.map((price) => [price.item, price])),
);
/**
 * What a shop item costs; undefined for what is not sold. A campaign without an overlord has its own prices.
 * [D2-SHOP-23]
 */
export function priceOf(g: Descent, id: string): number | undefined {
  const price = prices(g).get(id);
  return (g.legend?.road && price?.legend?.gold) || price?.gold;
}

export const nameIn = (g: Descent, id: string): string => (descentBoxes.of(g).get(id) as Printed).name;
export const questNamed = (g: Descent, id: string): QuestDef => descentBoxes.of(g).get(id) as QuestDef;

/** Who speaks for a side: any player of a hero, or the overlord. [D2-CAMP-70] */
export const speakersFor = (g: Descent, side: 'heroes' | 'overlord'): number | number[] =>
  side === 'overlord' ? g.overlord : heroSeats(g);
