import { isHero } from '../figures/sides.ts';
import { challenge, challengesWithin } from '../rooms/challenge.ts';
import { search, tokensWithin } from '../search/search.ts';
import type { Piece } from '../state.ts';
import { MAP } from '../zones.ts';
import { canAct, performAction } from './actions.ts';
import type { Source } from './sources.ts';
import { shut, type Why, whyNot } from './why-not.ts';

/** The search action: a hero searches a token, or turns up a challenge token, in the same space or in an adjacent one. */
export const searching: Source = {
  offer(g, act, figure, offers) {
    if (!isHero(g, figure) || !canAct(g, act, figure, 'search')) return;
    for (const { at } of tokensWithin(g, figure, 1)) offers.push({ word: 'search', space: at });
    for (const { at } of challengesWithin(g, figure, 1)) offers.push({ word: 'search', space: at });
  },
  owns: ({ word }) => word === 'search',
  perform(g, act, figure, offer) {
    const isMeant = ({ at }: Piece): boolean => offer.word === 'search' && at === offer.space;
    const token = tokensWithin(g, figure, 1).find(isMeant);
    const found = token
      ? search(g, figure, token)
      : challenge(g, figure, challengesWithin(g, figure, 1).find(isMeant)!);
    return performAction(g, act, figure, 'search', found);
  },
  closed(g, act, figure, closed) {
    if (!isHero(g, figure) || act.over || figure.zone !== MAP) return;
    const near = [...tokensWithin(g, figure, 1), ...challengesWithin(g, figure, 1)].map(({ at }) => at);
    const why = whyNot(g, act, figure, 'search');
    for (const space of near) shut(g, { word: 'search', space }, why, closed);
    for (const { at } of tokensWithin(g, figure, Number.POSITIVE_INFINITY))
      if (!near.includes(at)) shut(g, { word: 'search', space: at }, TOO_FAR, closed);
  },
};
const TOO_FAR: Why = { reason: 'd2.closed.not-near', rule: 'D2-SEARCH-09' };
