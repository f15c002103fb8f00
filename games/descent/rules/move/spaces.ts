import { chooseOne, type Rule } from '@questwright/kernel';
import { activeSeat } from '../figures/sides.ts';
import { asOffer, spacesOf } from '../ground.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { expand, isHeld, isLarge, isShrunk, mayBreakOff, shrinkTo } from './base.ts';
import { moveInto } from './enter.ts';
import { canLeave, LEAVE, leave } from './leave.ts';
import { type Counting, stepsOf } from './walk.ts';

const STOP: Offer = { word: 'stop' };

/**
 * Moves a figure up to so many spaces, as the seat decides that uses the effect: no points, no prices, no move action, and
 * nothing else in between.
 */
export const moveSpaces = (g: Descent, figure: Figure, n: number, seat: number): Rule =>
  walkAtOnce(g, figure, n, 'spaces', seat);

/** An effect that is aimed at a space moves a large figure from that space, and the player whose turn it is moves it. */
export function moveAimed(g: Descent, figure: Figure, n: number, space: number, seat: number): Rule {
  if (!isLarge(g, figure)) return moveSpaces(g, figure, n, seat);
  shrinkTo(figure, space);
  return moveSpaces(g, figure, n, activeSeat(g));
}

/** Movement that is made in one go, and of which nothing is kept for later. */
export function* walkAtOnce(g: Descent, figure: Figure, n: number, counting: Counting, seat: number): Rule {
  g.moving.push(figure.id);
  let left = n;
  while (left > 0 && figure.zone === MAP && !(counting === 'points' && isHeld(g, figure))) {
    const steps = isWhole(g, figure) ? [] : stepsOf(g, figure, left, counting);
    const offer = yield* chooseOne<Offer>(g, {
      seat,
      topic: 'step',
      prompt: 'd2.ask.step',
      among: [
        ...steps.map(({ space }) => ({ word: 'step', space, source: null }) as const),
        ...(isWhole(g, figure)
          ? spacesOf(g, figure).map((space) => ({ word: 'shrink', space }) as const)
          : []),
        ...(canLeave(g, figure) ? [LEAVE] : []),
        ...(mayBreakOff(g, figure) || steps.length === 0 ? [STOP] : []),
      ],
      as: asOffer(g),
      always: true,
    });
    if (offer.word === 'shrink') shrinkTo(figure, offer.space);
    else if (offer.word === 'step') {
      left -= steps.find(({ space }) => space === offer.space)!.price;
      yield* moveInto(g, figure, offer.space);
    } else {
      if (offer === LEAVE) yield* leave(g, figure);
      break;
    }
  }
  g.moving.pop();
  yield* expand(g, figure);
}

/** Whether a large figure lies there with its whole base, and must shrink before it moves. */
const isWhole = (g: Descent, figure: Figure): boolean => isLarge(g, figure) && !isShrunk(g, figure);
