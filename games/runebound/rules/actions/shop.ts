import { asCard, nameOf, note, pieces, tell, valueFor } from '@questwright/adventure';
import { type As, type Asked, chooseSome, type Rule, type Text } from '@questwright/kernel';
import { assetDef } from '../catalogue.ts';
import { discardAsset, takeAsset } from '../decks.ts';
import { gainGold, payGold } from '../gold.ts';
import { assetsOf, heroAt, hexOf } from '../heroes.ts';
import { chooseOrUse, interlude } from '../interlude.ts';
import { giveAsset, loseAsset } from '../items.ts';
import { keepLimits } from '../limits.ts';
import { asOffer, type CardOffer } from '../offers.ts';
import type { Piece, Runebound } from '../state.ts';
import { MARKET } from '../zones.ts';

/** The market of the city where a hero stands; undefined elsewhere. */
export function marketOf(g: Runebound, seat: number): string | undefined {
  const { site, name } = hexOf(g, seat);
  return site === 'city' ? MARKET[name!] : undefined;
}

/** Browse, sell, then buy or discard. */
export function* shop(g: Runebound, seat: number): Rule {
  const market = marketOf(g, seat)!;
  note(g, 'rb.log.shops', { hero: seat, city: hexOf(g, seat).name! }, 'RB-SHOP-01');
  browse(g, market);
  yield* sell(g, seat);
  yield* buyOrDiscard(g, seat, market);
}

function browse(g: Runebound, market: string): void {
  const card = takeAsset(g, market);
  if (card) note(g, 'rb.log.browses', { card }, 'RB-SHOP-04');
}

const atMarket =
  (g: Runebound, seat: number): Asked['by'] =>
  () => ['rb.by.market', { city: hexOf(g, seat).name!, n: heroAt(g, seat).gold }];

function* sell(g: Runebound, seat: number): Rule {
  if (assetsOf(g, seat).length === 0) return;
  yield* interlude(g, seat);
  const sold = yield* chooseSome(g, {
    seat,
    topic: 'sell',
    prompt: 'rb.ask.sell',
    by: atMarket(g, seat),
    among: assetsOf(g, seat),
    as: asSale(g, seat),
    min: 0,
    max: assetsOf(g, seat).length,
  });
  for (const card of sold) sellAsset(g, seat, card);
  if (sold.length > 0) yield* keepLimits(g, seat);
}

/** What a hero gets for an asset. */
const saleOf = (g: Runebound, seat: number, card: Piece): number =>
  valueFor(g, 'sale', assetDef(g, card).cost, { seat, card });

/** An asset with what it would bring, and so much more. */
export const asSale = (g: Runebound, seat: number, more = 0): As<Piece> => ({
  ...asCard(g),
  text: (card) => ['rb.do.priced', { card: nameOf(g, card), cost: saleOf(g, seat, card) + more }],
});

export function sellAsset(g: Runebound, seat: number, card: Piece): void {
  note(g, 'rb.log.sells', { hero: seat, card }, 'RB-SHOP-06');
  loseAsset(g, seat, card);
  gainGold(g, seat, saleOf(g, seat, card));
}

/** What a hero pays for an asset in a market. */
export const priceOf = (g: Runebound, seat: number, card: Piece): number =>
  Math.max(0, valueFor(g, 'price', assetDef(g, card).cost, { seat, card }));

/** An asset with what it would cost, so much less than its price. */
export const asPurchase = (g: Runebound, seat: number, less = 0): As<Piece> => ({
  ...asCard(g),
  text: (card) => [
    'rb.do.priced',
    { card: nameOf(g, card), cost: Math.max(0, priceOf(g, seat, card) - less) },
  ],
});

const toBuy = (g: Runebound, seat: number, card: Piece): Text => [
  'rb.do.buy',
  { card: nameOf(g, card), cost: priceOf(g, seat, card) },
];

const asShopping = (g: Runebound, seat: number): As<CardOffer> => ({
  ...asOffer(g),
  text: (offer) => (offer.kind === 'buy' ? toBuy(g, seat, offer.card) : asOffer(g).text(offer)),
});

function* buyOrDiscard(g: Runebound, seat: number, market: string): Rule {
  const cards = pieces(g, market);
  if (cards.length === 0) return;
  const offer = yield* chooseOrUse<CardOffer>(g, {
    seat,
    topic: 'buy',
    prompt: 'rb.ask.buy',
    by: atMarket(g, seat),
    among: () => [
      ...cards
        .filter((card) => priceOf(g, seat, card) <= heroAt(g, seat).gold)
        .map((card) => ({ kind: 'buy', card }) as const),
      ...cards.map((card) => ({ kind: 'discard', card }) as const),
    ],
    as: asShopping(g, seat),
    closed: () => tooDear(g, seat, cards),
  });
  if (offer.kind === 'buy') yield* buy(g, seat, offer.card);
  else {
    note(g, 'rb.log.discards-from-market', { card: offer.card }, 'RB-SHOP-09');
    discardAsset(g, offer.card);
  }
}

export function* buy(g: Runebound, seat: number, card: Piece, less = 0): Rule {
  payGold(g, seat, priceOf(g, seat, card) - less);
  note(g, 'rb.log.buys', { hero: seat, card }, 'RB-SHOP-10');
  giveAsset(g, seat, card);
  yield* keepLimits(g, seat);
  yield* tell(g, 'bought', { seat, card });
}

const tooDear = (g: Runebound, seat: number, cards: readonly Piece[]) =>
  cards
    .filter((card) => priceOf(g, seat, card) > heroAt(g, seat).gold)
    .map((card) => ({
      id: `buy:${card.id}`,
      text: toBuy(g, seat, card),
      reason: ['rb.why.too-dear', { cost: priceOf(g, seat, card), gold: heroAt(g, seat).gold }] as const,
      rule: 'RB-SHOP-10',
    }));

/** Fills a market that a card has left outside of a shop action. */
export function refillMarket(g: Runebound, market: string): void {
  while (pieces(g, market).length < 3 && takeAsset(g, market)) note(g, 'rb.log.refills', {}, 'RB-SHOP-15');
}
