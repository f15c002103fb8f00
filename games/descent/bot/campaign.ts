import type { Choice } from '@questwright/kernel';
import { campaignOf, priceOf } from '../rules/campaign/campaign.ts';
import type { Dealing } from '../rules/campaign/dealings.ts';
import { onOffer } from '../rules/campaign/shop.ts';
import { defOf } from '../rules/catalogue.ts';
import type { CardDefinition, ItemDef, WeaponDef } from '../rules/definitions.ts';
import { canEquip } from '../rules/items/limits.ts';
import { gearOf, pieceOf } from '../rules/pieces.ts';
import type { Descent, Piece } from '../rules/state.ts';

type One = Extract<Choice, { kind: 'one' }>;

/** Questions between two quests: what comes of an answer does not show for a long time. */
export const BETWEEN_QUESTS = [
  'buy-or-sell',
  'learn',
  'upgrade',
  'road',
  'city',
  'unlearn',
  'portal',
  'overlord-spends',
  'trade',
  'next-quest',
  'plot-deck',
  'way',
  'event',
  'who-takes',
  'rumor',
  'relic',
];

/** What a side buys for gold, XP or threat: the dearest thing that is of use to it. */
export function purchase(g: Descent, choice: One): string | undefined {
  let [best, most]: [unknown, number] = [undefined, 0];
  for (const thing of choice.among) {
    const worth = worthOf(g, choice, thing);
    if (worth > most) [best, most] = [thing, worth];
  }
  return best === undefined ? undefined : choice.as.id(best);
}

function worthOf(g: Descent, { topic, subject }: One, thing: unknown): number {
  if (topic === 'overlord-spends') {
    const { buy, n } = thing as { readonly buy?: CardDefinition; readonly n?: number };
    return buy ? (n ?? 0) : 0;
  }
  const dealing = thing as Partial<Dealing>;
  if (dealing.do === 'learn') return dealing.xp!;
  if (typeof subject !== 'number' || (dealing.do !== 'buy' && dealing.do !== 'keep')) return 0;
  if (!isOfUse(g, pieceOf(g, subject).hero, dealing.card!)) return 0;
  return dealing.do === 'buy' ? dealing.gold! : (priceOf(g, dealing.card!.def) ?? 0);
}

/** What a hero can put on, and a first weapon that is better than what the class has given. */
function isOfUse(g: Descent, hero: number, card: Piece): boolean {
  if (canEquip(g, hero, card)) return true;
  const isWeapon = (one: Piece): boolean => defOf(g, one).kind === 'weapon';
  const isBought = (one: Piece): boolean => !(defOf(g, one) as WeaponDef | ItemDef).starting;
  return isWeapon(card) && !gearOf(g, hero).some((one) => isWeapon(one) && isBought(one));
}

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
/** With so much gold a visit to a shop is worth a week. */
const SPREE = 200;

const isTempting = (g: Descent, gold: number): boolean =>
  onOffer(g).some(
    (card) => (priceOf(g, card.def) ?? 0) <= gold && g.players.some((_, hero) => isOfUse(g, hero, card)),
  );
