import { cardsIn, move, pick, remove, shuffle } from '@questwright/kernel';
import { isInUse } from '../boxes.ts';
import { defOf, descentBoxes } from '../catalogue.ts';
import type { ItemDef, WeaponDef } from '../definitions.ts';
import { gearOf, makePiece } from '../pieces.ts';
import { STARTING_EQUIPMENT } from '../setup/levels.ts';
import type { Descent, Piece } from '../state.ts';
import { SHOP, SHOP_DECK } from '../zones.ts';
import { priceOf } from './campaign.ts';
import { lying } from './holdings.ts';

type Item = WeaponDef | ItemDef;

/**
 * The shop items of an act that nobody has and that are not back in the box, each as often as there are
 * copies of it.
 */
export function itemsLeft(g: Descent, act: number): Item[] {
  const { weapons, items } = descentBoxes.of(g).content;
  const gone = [...g.players.flatMap((_, hero) => gearOf(g, hero).map(({ def }) => def)), ...boxed(g)];
  return [...weapons, ...items].flatMap((one) => {
    const left =
      one.shop === act && isInUse(g, one) ? (one.copies ?? 1) - gone.filter((id) => id === one.id).length : 0;
    return Array.from({ length: Math.max(0, left) }, () => one);
  });
}

const boxed = (g: Descent): readonly string[] => g.campaign?.box ?? [];

/** A random shop item of the act that the quest is of; none when the deck has run out. */
export function drawItem(g: Descent): string | null {
  const left = itemsLeft(g, g.act);
  return left.length === 0 ? null : pick(g, 'shop item', left, ({ id }) => id).id;
}

/** The shop deck of an act is laid out and shuffled. [D2-SHOP-04, D2-SHOP-05] */
export function layOutShop(g: Descent, act: number): void {
  for (const { id } of itemsLeft(g, act)) makePiece(g, id, SHOP_DECK);
  if (g.zones[SHOP_DECK]) shuffle(g, 'shop deck', SHOP_DECK);
}

/** More cards of the deck are turned up, as far as it goes. [D2-SHOP-09, D2-SHOP-19] */
export function reveal(g: Descent, n: number): void {
  const down = g.campaign?.unknown ?? false;
  const { scarce } = g.campaign ?? {};
  if (scarce !== undefined)
    for (const card of [...lying(g, SHOP_DECK)]) if (hasTrait(g, card, scarce)) remove(g, card);
  for (const card of lying(g, SHOP_DECK).slice(0, n)) move(g, card, SHOP, { down });
}

const hasTrait = (g: Descent, card: Piece, trait: string): boolean =>
  (defOf(g, card) as Item).traits.includes(trait);

/** What is not bought is back in the deck, which is shuffled for the next time. [D2-SHOP-15] */
export function clearShop(g: Descent): void {
  for (const zone of [SHOP, SHOP_DECK])
    if (g.zones[zone]) for (const card of [...cardsIn(g, zone)]) remove(g, card);
}

export const onOffer = (g: Descent): readonly Piece[] => lying(g, SHOP);

const HALF_ROUNDED = 25;

/** What a card is sold for: half its price, rounded down to 25 gold; null for what cannot be sold. Without an overlord it is the whole price. [D2-SHOP-11, D2-SHOP-12, D2-SHOP-26] */
export function saleOf(g: Descent, card: Piece): number | null {
  if ((defOf(g, card) as Item).starting) return STARTING_EQUIPMENT;
  const price = priceOf(g, card.def);
  if (g.legend) return price ?? null;
  return price === undefined ? null : Math.floor(price / 2 / HALF_ROUNDED) * HALF_ROUNDED;
}

/** A sold card goes back into the shop deck of its act while that is in use; everything else is out. [D2-SHOP-16, D2-SHOP-17, D2-INTER-10] */
export function takeBack(g: Descent, card: Piece): void {
  const isInUse = g.legend !== undefined || (defOf(g, card) as Item).shop === g.act;
  if (!isInUse) g.campaign!.box.push(card.def);
  remove(g, card);
}
