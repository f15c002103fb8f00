import type { Choice } from '@questwright/kernel';
import { campaignOf } from '../rules/campaign/campaign.ts';
import type { Descent } from '../rules/state.ts';
import { isTempting } from './bargains.ts';

type One = Extract<Choice, { kind: 'one' }>;

/**
 * On the campaign map and in a city: learn what can be learned, buy what is of use, take heart in a city when morale is low,
 * and go on with the story when nothing else is left to do.
 */
export function onTheRoad(g: Descent, { among, as }: One): string {
  const ids = among.map((thing) => as.id(thing));
  const { gold } = campaignOf(g);
  if (ids.includes('train')) return 'train';
  if (ids.includes('leave')) return ids.includes('shop') && isTempting(g) ? 'shop' : 'leave';
  const isLow = g.legend!.morale < g.players.length / 2 || gold >= SPREE;
  const city = isLow ? ids.find((id) => id.startsWith('city:')) : undefined;
  return city ?? ids[1] ?? ids[0]!;
}
/** With this much gold a visit to a shop is worth a week. */
const SPREE = 200;
