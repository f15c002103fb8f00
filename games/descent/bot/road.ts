import type { Choice } from '@questwright/kernel';
import { campaignOf, priceOf } from '../rules/campaign/campaign.ts';
import { onOffer } from '../rules/campaign/shop.ts';
import type { Descent } from '../rules/state.ts';
import { isOfUse } from './purchases.ts';

type One = Extract<Choice, { kind: 'one' }>;

/**
 * On the campaign map and in a city: learn what can be learned, buy what is of use, take heart in a city when morale is low,
 * and go on with the story when nothing else is left to do.
 */
export function onTheRoad(g: Descent, { among, as }: One): string {
  const ids = among.map((thing) => as.id(thing));
  const { gold } = campaignOf(g);
  if (ids.includes('train')) return 'train';
  if (ids.includes('leave')) return ids.includes('shop') && isTempting(g, gold) ? 'shop' : 'leave';
  const isLow = g.legend!.morale < g.players.length / 2 || gold >= SPREE;
  const city = isLow ? ids.find((id) => id.startsWith('city:')) : undefined;
  return city ?? ids[1] ?? ids[0]!;
}
/** With this much gold a visit to a shop is worth a week. */
const SPREE = 200;

const isTempting = (g: Descent, gold: number): boolean =>
  onOffer(g).some(
    (card) => (priceOf(g, card.def) ?? 0) <= gold && g.players.some((_, hero) => isOfUse(g, hero, card)),
  );
