import { chooseOne, type Rule } from '@questwright/kernel';
import { closestEmpty } from '../figures/return.ts';
import { decidersOf } from '../figures/sides.ts';
import { asOffer, taken } from '../ground.ts';
import { has } from '../map/bits.ts';
import { place } from '../move/place.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { canExplore } from './explore.ts';
import { entrancesOn, isRoomSpace, mayUseRooms } from './room.ts';

const EXPLORE: Offer = { word: 'explore' };
const THROUGH: Offer = { word: 'through the passage' };

/** What a figure on an entrance may do for a movement point. [D2-SECRET-07, D2-SECRET-16] */
export function passageOffers(g: Descent, figure: Figure): readonly Offer[] {
  const entrances = entrancesOn(g);
  if (!entrances.some(({ at }) => at === figure.at) || !mayUseRooms(g, figure)) return NOTHING_OFFERED;
  if (g.room) return [THROUGH];
  return canExplore(g, figure) ? [EXPLORE] : NOTHING_OFFERED;
}
const NOTHING_OFFERED: readonly Offer[] = [];

/** A figure goes from one entrance to the other, or to the closest empty space there. [D2-SECRET-16, D2-SECRET-18] */
export function* goThrough(g: Descent, figure: Figure): Rule {
  const { at } = entrancesOn(g).find((one) => one.at !== figure.at)!;
  const isThere = (space: number): boolean => isRoomSpace(g, space) === isRoomSpace(g, at);
  const among = has(taken(g), at) ? closestEmpty(g, [at], isThere) : [at];
  const offer = yield* chooseOne<Offer>(g, {
    seat: decidersOf(g, figure),
    topic: 'place',
    prompt: 'd2.ask.place',
    among: among.map((space) => ({ word: 'space', space })),
    as: asOffer(g),
  });
  if (offer.word === 'space') yield* place(g, figure, offer.space);
}
