import { isHero } from '../figures/sides.ts';
import { search, tokensWithin } from '../search/search.ts';
import { canAct, performAction } from './actions.ts';
import type { Source } from './sources.ts';

/** The search action: a hero searches a token in the same space or in an adjacent one. */
export const searching: Source = {
  offer(g, act, figure, offers) {
    if (!isHero(g, figure) || !canAct(g, act, figure, 'search')) return;
    for (const { at } of tokensWithin(g, figure, 1)) offers.push({ word: 'search', space: at });
  },
  owns: ({ word }) => word === 'search',
  perform(g, act, figure, offer) {
    const token = tokensWithin(g, figure, 1).find(({ at }) => offer.word === 'search' && at === offer.space)!;
    return performAction(g, act, figure, 'search', search(g, figure, token));
  },
};
