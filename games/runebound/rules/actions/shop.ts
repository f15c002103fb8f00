import { asCard, nameOf, note, pieces, tell, valueFor } from '@questwright/adventure';
import { chooseSome, type Rule } from '@questwright/kernel';
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

function* sell(g: Runebound, seat: number): Rule {
  if (assetsOf(g, seat).length === 0) return;
  yield* interlude(g, seat);
  const sold = yield* chooseSome(g, {
    seat,
    topic: 'sell',
    prompt: 'rb.ask.sell',
    among: assetsOf(g, seat),
    as: asCard(g),
    min: 0,
    max: assetsOf(g, seat).length,
  });
  for (const card of sold) sellAsset(g, seat, card);
  if (sold.length > 0) yield* keepLimits(g, seat);
}

export function sellAsset(g: Runebound, seat: number, card: Piece): void {
  note(g, 'rb.log.sells', { hero: seat, card }, 'RB-SHOP-06');
  loseAsset(g, seat, card);
  gainGold(g, seat, valueFor(g, 'sale', assetDef(g, card).cost, { seat, card }));
}

/** What a hero pays for an asset in a market. */
export const priceOf = (g: Runebound, seat: number, card: Piece): number =>
  Math.max(0, valueFor(g, 'price', assetDef(g, card).cost, { seat, card }));

function* buyOrDiscard(g: Runebound, seat: number, market: string): Rule {
  const cards = pieces(g, market);
  if (cards.length === 0) return;
  const offer = yield* chooseOrUse<CardOffer>(g, {
    seat,
    topic: 'buy',
    prompt: 'rb.ask.buy',
    among: () => [
      ...cards
        .filter((card) => priceOf(g, seat, card) <= heroAt(g, seat).gold)
        .map((card) => ({ kind: 'buy', card }) as const),
      ...cards.map((card) => ({ kind: 'discard', card }) as const),
    ],
    as: asOffer(g),
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
      text: ['rb.do.buy', { card: nameOf(g, card) }] as const,
      reason: ['rb.why.too-dear', { cost: priceOf(g, seat, card), gold: heroAt(g, seat).gold }] as const,
      rule: 'RB-SHOP-10',
    }));

/** Fills a market that a card has left outside of a shop action. */
export function refillMarket(g: Runebound, market: string): void {
  while (pieces(g, market).length < 3 && takeAsset(g, market)) note(g, 'rb.log.refills', {}, 'RB-SHOP-15');
}
