import type { Choice } from '@questwright/kernel';
import type { Dealing } from '../rules/campaign/dealings.ts';
import type { CardDefinition } from '../rules/definitions.ts';
import { pieceOf } from '../rules/pieces.ts';
import type { Descent } from '../rules/state.ts';
import { bestDealing, gratis } from './bargains.ts';

type One = Extract<Choice, { kind: 'one' }>;
type Buying = { readonly buy?: CardDefinition; readonly n?: number; readonly for?: 'xp' | 'threat' };

/** How much threat is kept for triggering the Plot cards that have been bought. */
const RESERVE = 1;

/** What the heroes do in a shop: they buy, sell and give away. */
export function shop(g: Descent, { among, as, subject }: One): string | undefined {
  if (typeof subject !== 'number') return undefined;
  const { hero } = pieceOf(g, subject);
  const dealings = among as readonly Dealing[];
  const best = gratis(g, hero, dealings) ?? bestDealing(g, hero, dealings);
  return best && as.id(best);
}

/** The dearest skill that XP is enough for, or the dearest card of the overlord. */
export function learn(g: Descent, { among, as, topic }: One): string | undefined {
  let [best, most]: [unknown, number] = [undefined, 0];
  for (const thing of among) {
    const worth = topic === 'overlord-spends' ? overlordGains(g, thing) : skillWorth(thing);
    if (worth > most) [best, most] = [thing, worth];
  }
  return best === undefined ? undefined : as.id(best);
}

/** XP buys the dearest card; threat buys Plot cards, as long as some is left to use them. */
function overlordGains(g: Descent, thing: unknown): number {
  const { buy, n = 0, for: coin } = thing as Buying;
  if (!buy) return 0;
  return coin === 'threat' && g.threat - n < RESERVE ? 0 : n;
}

function skillWorth(thing: unknown): number {
  const dealing = thing as Partial<Dealing>;
  return dealing.do === 'learn' ? dealing.xp! : 0;
}
