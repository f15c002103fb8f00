import { note, valueFor } from '@questwright/adventure';
import { type Closed, move, type Rule } from '@questwright/kernel';
import { cardDef, defOf } from '../catalogue.ts';
import { canEquip } from '../items/limits.ts';
import { gearOf, heroFigure } from '../pieces.ts';
import type { Descent, Piece } from '../state.ts';
import { refreshCards } from '../turn/refresh.ts';
import { GEAR, PLOTS, SHOP_DECK } from '../zones.ts';
import { beginActTwo } from './act-two.ts';
import { campaignDef, campaignOf } from './campaign.ts';
import { buyId, buyText, costOf, type Dealing, inTurns } from './dealings.ts';
import { fortuneOf, loseFortune, spendFortune, together } from './fortune.ts';
import { lying } from './holdings.ts';
import { actAfter } from './plan.ts';
import { gainGold } from './rewards.ts';
import { playRumors } from './rumors.ts';
import { clearShop, layOutShop, onOffer, reveal, saleOf, takeBack } from './shop.ts';
import { heroesPeek } from './unknown-treasures.ts';

/** How many shop items are turned up. */
const ON_OFFER = 5;
/** What one card more costs in fortune tokens of all heroes together. */
const FORTUNE = 2;

/**
 * Step 4: five cards of the shop deck are on offer, or after the Interlude all that are left of Act I; the heroes buy and
 * sell with the gold that they share. Then Act II begins, if the Interlude has been played; in a mini campaign they shop
 * once more, for cards of Act II. [D2-SHOP-01, D2-SHOP-08, D2-CAMP-56, D2-CAMP-57, D2-CAMP-58]
 */
export function* shopping(g: Descent): Rule {
  const isSpecial = actAfter(campaignOf(g).log, campaignDef(g).plan) > g.act;
  layOutShop(g, g.act);
  if (!isSpecial) yield* playRumors(g, 'shopping');
  reveal(g, isSpecial ? lying(g, SHOP_DECK).length : Math.max(0, valueFor(g, 'shopCards', ON_OFFER, null)));
  if (campaignOf(g).unknown) yield* heroesPeek(g);
  yield* visitShop(g);
  clearShop(g);
  delete campaignOf(g).unknown;
  delete campaignOf(g).scarce;
  loseFortune(g);
  yield* refreshCards(
    g,
    lying(g, PLOTS).filter((card) => cardDef(g, card).refreshes === 'shopping'),
  );
  if (!isSpecial) return;
  yield* beginActTwo(g);
  if (campaignDef(g).mini?.extra) yield* shopping(g);
}

/** Buying and selling, until nobody wants anything more. Nothing has to be spent. [D2-SHOP-10, D2-SHOP-14, D2-SHOP-18] */
export const visitShop = (g: Descent): Rule =>
  inTurns(g, {
    topic: 'buy-or-sell',
    prompt: (hero) => ['d2.ask.shop', { hero, gold: campaignOf(g).gold }],
    offers: (hero) => [...wares(g), ...sales(g, hero), ...oneMore(g, hero)],
    closed: (hero) => [...tooDear(g), ...notSold(g, hero)],
    carryOut: (hero, dealing) => close(g, hero, dealing),
  });

const isAffordable = (g: Descent, card: Piece): boolean => costOf(g, card) <= campaignOf(g).gold;

/**
 * Of several identical cards one is on offer after the other; of those that lie face down nobody knows
 * whether they are identical.
 */
const kinds = (g: Descent): Piece[] =>
  onOffer(g).filter(
    ({ def, down }, n, all) => down || all.findIndex((one) => !one.down && one.def === def) === n,
  );

const wares = (g: Descent): Dealing[] =>
  kinds(g)
    .filter((card) => isAffordable(g, card))
    .map((card) => ({ do: 'buy', card, gold: costOf(g, card) }));

const sales = (g: Descent, hero: number): Dealing[] =>
  gearOf(g, hero).flatMap((card) => {
    const gold = saleOf(g, card);
    return gold === null ? [] : [{ do: 'sell', card, gold }];
  });

/**
 * Two fortune tokens show one card more. Each hero gives only their own tokens, if there are enough of them.
 * [D2-PLOT-34, D2-PLOT-36]
 */
const oneMore = (g: Descent, hero: number): Dealing[] =>
  fortuneOf(g, hero) > 0 && campaignOf(g).pooled + together(g) >= FORTUNE && lying(g, SHOP_DECK).length > 0
    ? [{ do: 'fortune' }]
    : [];

const tooDear = (g: Descent): Closed[] =>
  kinds(g)
    .filter((card) => !isAffordable(g, card))
    .map((card) => ({
      id: buyId(card),
      text: buyText(g, card, costOf(g, card)),
      reason: 'd2.closed.too-dear',
      rule: 'D2-SHOP-10',
    }));

const notSold = (g: Descent, hero: number): Closed[] =>
  gearOf(g, hero)
    .filter((card) => saleOf(g, card) === null)
    .map((card) => ({
      id: `sell:${card.id}`,
      text: ['d2.word.sell', { name: defOf(g, card).name, gold: 0 }],
      reason: 'd2.closed.relic',
      rule: 'D2-RELIC-03',
    }));

function close(g: Descent, hero: number, dealing: Dealing): void {
  const figure = heroFigure(g, hero);
  if (dealing.do === 'buy') {
    const { card, gold } = dealing;
    campaignOf(g).gold -= gold;
    move(g, card, GEAR[hero]!, { down: false });
    card.hero = hero;
    card.worn = canEquip(g, hero, card);
    note(g, 'd2.log.buys', { figure, card: defOf(g, card).name }, 'D2-SHOP-10');
  } else if (dealing.do === 'sell') {
    note(g, 'd2.log.sells', { figure, card: defOf(g, dealing.card).name }, 'D2-SHOP-11');
    takeBack(g, dealing.card);
    gainGold(g, dealing.gold, 'D2-SHOP-07');
  } else if (dealing.do === 'fortune') {
    spendFortune(g, hero, 1);
    pool(g);
  }
}

function pool(g: Descent): void {
  const campaign = campaignOf(g);
  campaign.pooled++;
  if (campaign.pooled < FORTUNE) return;
  campaign.pooled = 0;
  reveal(g, 1);
}
