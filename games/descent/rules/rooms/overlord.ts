import { note } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { removeFigure } from '../figures/defeat.ts';
import { asOffer } from '../ground.ts';
import type { Descent } from '../state.ts';
import type { Offer } from '../words.ts';
import { discardChallenge } from './challenge.ts';
import { completeRoom } from './complete.ts';
import { challengesOn, inRoom, mayUseRooms, monstersInRoom } from './room.ts';

/**
 * While a hero or an ally is on the tile the overlord may discard a challenge token, unseen, or a monster from it, before he
 * draws his card. [D2-SECRET-30, D2-SECRET-31, D2-SECRET-32]
 */
export function* thinOutRoom(g: Descent): Rule {
  if (!g.room || inRoom(g, mayUseRooms).length === 0) return;
  const tokens = challengesOn(g);
  const offer = yield* chooseOne<Offer>(g, {
    seat: g.overlord,
    topic: 'secret-room',
    prompt: 'd2.ask.thin-out',
    among: [
      ...tokens.map(({ at }): Offer => ({ word: 'space', space: at })),
      ...monstersInRoom(g).map((figure): Offer => ({ word: 'figure', figure })),
      { word: 'pass' },
    ],
    as: asOffer(g),
  });
  if (offer.word === 'space')
    discardChallenge(g, tokens.find(({ at }) => at === offer.space)!, 'D2-SECRET-32');
  else if (offer.word === 'figure') {
    note(g, 'd2.log.monster-gone', { figure: offer.figure }, 'D2-SECRET-30');
    removeFigure(g, offer.figure);
  }
  yield* completeRoom(g);
}
