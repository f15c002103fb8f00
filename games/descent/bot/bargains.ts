import { campaignOf, priceOf } from '../rules/campaign/campaign.ts';
import type { Dealing } from '../rules/campaign/dealings.ts';
import { onOffer } from '../rules/campaign/shop.ts';
import type { Descent, Piece } from '../rules/state.ts';
import { gainBy, lossOf, outfitOf } from './appraisal.ts';

/*
 * How heroes shop together: the gold is everybody's, so each thing is bought by the one to whom it is worth most, and the best
 * bargain first.
 */

/** A thing is bought if it is worth this much of its price; gold that is left over buys something better later. */
const FAIR = 0.6;
/** What is given away is worth this much more to the other. */
const MARGIN = 10;

interface Bargain {
  readonly card: Piece;
  readonly hero: number;
  /** What it is worth for each gold that it costs. */
  readonly rate: number;
}

/** The best bargain of all that lies in the shop and that the gold is enough for. */
function bestBargain(g: Descent): Bargain | undefined {
  let best: Bargain | undefined;
  for (const card of onOffer(g)) {
    const price = priceOf(g, card.def) ?? 0;
    if (price === 0 || price > campaignOf(g).gold) continue;
    const hero = whoWants(g, card);
    const rate = gainBy(g, hero, card) / price;
    if (rate >= FAIR && rate > (best?.rate ?? 0)) best = { card, hero, rate };
  }
  return best;
}

/** The hero to whom a card is worth most; among equals the one who has least. */
export function whoWants(g: Descent, card: Piece, heroes: readonly number[] = [...g.players.keys()]): number {
  const least = new Map(heroes.map((hero) => [hero, outfitOf(g, hero).worth]));
  const gains = new Map(heroes.map((hero) => [hero, gainBy(g, hero, card)]));
  return heroes.reduce((best, hero) => {
    const more = gains.get(hero)! - gains.get(best)!;
    return more > 0.5 || (more > -0.5 && least.get(hero)! < least.get(best)!) ? hero : best;
  });
}

/** Whether anything lies in the shop that is worth its price to a hero. */
export const isTempting = (g: Descent): boolean => bestBargain(g) !== undefined;

/** What a hero does in the shop: what is more use to another is given away, a bargain bought, what nobody wants sold. */
export function bestDealing(g: Descent, hero: number, dealings: readonly Dealing[]): Dealing | undefined {
  return gift(g, hero, dealings) ?? bargain(g, hero, dealings) ?? sale(g, hero, dealings);
}

function gift(g: Descent, hero: number, dealings: readonly Dealing[]): Dealing | undefined {
  let [best, most]: [Dealing | undefined, number] = [undefined, MARGIN];
  for (const one of dealings) {
    if (one.do !== 'give') continue;
    const more = gainBy(g, one.to, one.card) - lossOf(g, hero, one.card);
    if (more > most) [best, most] = [one, more];
  }
  return best;
}

function bargain(g: Descent, hero: number, dealings: readonly Dealing[]): Dealing | undefined {
  if (!dealings.some((one) => one.do === 'buy')) return undefined;
  const wanted = bestBargain(g);
  if (wanted?.hero !== hero) return undefined;
  return dealings.find((one) => one.do === 'buy' && one.card.def === wanted.card.def);
}

/** Not before everything is bought that can be: it might be worn with something else. */
function sale(g: Descent, hero: number, dealings: readonly Dealing[]): Dealing | undefined {
  return dealings.find((one) => one.do === 'sell' && lossOf(g, hero, one.card) <= 0);
}

/** What a hero takes for nothing. */
export function gratis(g: Descent, hero: number, dealings: readonly Dealing[]): Dealing | undefined {
  let [best, most]: [Dealing | undefined, number] = [undefined, 0];
  for (const one of dealings) {
    if (one.do !== 'keep') continue;
    const gain = gainBy(g, hero, one.card);
    if (gain > most) [best, most] = [one, gain];
  }
  return best;
}
