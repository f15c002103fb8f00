import type { Choice } from '@questwright/kernel';
import { priceOf } from '../rules/campaign/campaign.ts';
import type { Dealing } from '../rules/campaign/dealings.ts';
import { defOf } from '../rules/catalogue.ts';
import type { CardDefinition } from '../rules/definitions.ts';
import { gearOf, pieceOf } from '../rules/pieces.ts';
import type { Descent, Piece } from '../rules/state.ts';
import { fitsClass, slotOf, wareOf } from './wares.ts';

type One = Extract<Choice, { kind: 'one' }>;
type Buying = { readonly buy?: CardDefinition; readonly n?: number; readonly for?: 'xp' | 'threat' };

/** How much threat is kept for triggering the Plot cards that have been bought. */
const RESERVE = 1;
/** What nobody uses is sold, but not before everything is bought that can be. */
const SPARE = 0.5;

/** What a side buys for gold, XP or threat: the dearest thing that is of use to it. */
export function purchase(g: Descent, choice: One): string | undefined {
  let [best, most]: [unknown, number] = [undefined, 0];
  for (const thing of choice.among) {
    const worth = choice.topic === 'overlord-spends' ? overlordGains(g, thing) : heroGains(g, choice, thing);
    if (worth > most) [best, most] = [thing, worth];
  }
  return best === undefined ? undefined : choice.as.id(best);
}

/** XP buys the dearest card; threat buys Plot cards, as long as some is left to use them. */
function overlordGains(g: Descent, thing: unknown): number {
  const { buy, n = 0, for: coin } = thing as Buying;
  if (!buy) return 0;
  return coin === 'threat' && g.threat - n < RESERVE ? 0 : n;
}

function heroGains(g: Descent, { subject }: One, thing: unknown): number {
  const dealing = thing as Partial<Dealing>;
  if (dealing.do === 'learn') return dealing.xp!;
  if (typeof subject !== 'number' || !('card' in dealing)) return 0;
  const { hero } = pieceOf(g, subject);
  const card = dealing.card!;
  if (dealing.do === 'sell') return isSpare(g, hero, card) ? SPARE : 0;
  if (dealing.do !== 'buy' && dealing.do !== 'keep') return 0;
  return isOfUse(g, hero, card) ? (priceOf(g, card.def) ?? 0) : 0;
}

/** What the class can use, and what is dearer than all that the hero has of its kind. */
export const isOfUse = (g: Descent, hero: number, card: Piece): boolean =>
  fitsClass(g, hero, wareOf(g, card)) &&
  rivals(g, hero, card).every((one) => worthOf(g, one) < worthOf(g, card));

/** What lies in the pack, while something dearer of its kind is there. */
const isSpare = (g: Descent, hero: number, card: Piece): boolean =>
  rivals(g, hero, card).some((one) => worthOf(g, one) > worthOf(g, card));

/** What a hero has of the kind of a card of which one is enough: a weapon, an armor, the same thing. */
const rivals = (g: Descent, hero: number, card: Piece): Piece[] => {
  const { kind } = defOf(g, card);
  const slot = slotOf(wareOf(g, card));
  return gearOf(g, hero).filter((one) => {
    if (one === card) return false;
    if (slot === 'other') return one.def === card.def;
    return defOf(g, one).kind === kind && slotOf(wareOf(g, one)) === slot;
  });
};

const worthOf = (g: Descent, { def }: Piece): number => priceOf(g, def) ?? 0;
