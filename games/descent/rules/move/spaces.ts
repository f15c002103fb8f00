import { chooseOne, during, type Rule } from '@questwright/kernel';
import { activeSeat } from '../figures/sides.ts';
import { asOffer, spacesOf } from '../ground.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { expand, isHeld, isLarge, isShrunk, mayBreakOff, shrinkTo } from './base.ts';
import { type Direction, endsIn, reachesOne } from './direction.ts';
import { moveInto } from './enter.ts';
import { canLeave, LEAVE, leave } from './leave.ts';
import { type Counting, priceFor, stepsOf } from './walk.ts';

const STOP: Offer = { word: 'stop' };

/**
 * Moves a figure up to so many spaces, as the seat that uses the effect decides: no points, no prices, no
 * move action, and nothing else in between.
 */
export const moveSpaces = (g: Descent, figure: Figure, n: number, seat: number): Rule<unknown> =>
  walkAtOnce(g, figure, n, 'spaces', seat);

/** An effect that is aimed at a space moves a large figure from that space, and the player whose turn it is moves it. */
export function moveAimed(
  g: Descent,
  figure: Figure,
  n: number,
  space: number,
  seat: number,
  must = false,
): Rule<unknown> {
  if (!isLarge(g, figure)) return walkAtOnce(g, figure, n, 'spaces', seat, { must });
  shrinkTo(figure, space);
  return walkAtOnce(g, figure, n, 'spaces', activeSeat(g), { must, by: seat });
}

/** The same toward a figure or away from it. */
export const moveIn = (
  g: Descent,
  figure: Figure,
  n: number,
  seat: number,
  direction: Direction,
): Rule<unknown> => walkAtOnce(g, figure, n, 'spaces', seat, { direction });

interface Wishes {
  readonly direction?: Direction;
  /** It stops nowhere before all is used up, as far as it can move at all. */
  readonly must?: boolean;
  /** The seat whose effect it is, where another one decides. */
  readonly by?: number;
  /** Is told each space that the figure has moved into. */
  entered?(space: number): void;
}

/** Movement that is made in one go, and of which nothing is kept for later: it tells how much was left. */
export const walkAtOnce = (
  g: Descent,
  figure: Figure,
  n: number,
  counting: Counting,
  seat: number,
  wishes: Wishes = {},
): Rule<number> => during(g, 'walk', () => walk(g, figure, n, counting, seat, wishes));

function* walk(
  g: Descent,
  figure: Figure,
  n: number,
  counting: Counting,
  seat: number,
  { direction, entered, must = false, by = seat }: Wishes,
): Rule<number> {
  g.moving.push(figure.id);
  let left = n;
  let ends: ReturnType<typeof endsIn> | undefined;
  while (left > 0 && figure.zone === MAP && !(counting === 'points' && isHeld(g, figure))) {
    if (direction) ends = endsIn(g, figure, left, counting, direction);
    const offer = yield* chooseOne<Offer>(g, {
      seat,
      topic: 'step',
      prompt: 'd2.ask.step',
      among: waysOn(g, figure, left, counting, ends, must),
      as: asOffer(g),
      always: true,
    });
    if (offer.word === 'shrink') shrinkTo(figure, offer.space);
    else if (offer.word === 'step') {
      left -= counting === 'points' ? priceFor(g, figure, offer.space) : 1;
      yield* moveInto(g, figure, offer.space);
      entered?.(offer.space);
    } else {
      if (offer === LEAVE) yield* leave(g, figure);
      break;
    }
  }
  g.moving.pop();
  yield* expand(g, figure, ends, by);
  return left;
}

/** What a figure may do next that moves; where only some ends are meant, nothing that leads to none of them. */
function waysOn(
  g: Descent,
  figure: Figure,
  left: number,
  counting: Counting,
  ends?: ReturnType<typeof endsIn>,
  must = false,
): Offer[] {
  const isMeant = (space: number, then: number): boolean =>
    !ends || reachesOne(g, figure, space, then, counting, ends);
  const offers: Offer[] = [];
  if (isWhole(g, figure)) {
    for (const space of spacesOf(g, figure)) if (isMeant(space, left)) offers.push({ word: 'shrink', space });
  } else {
    for (const { space, price } of stepsOf(g, figure, left, counting))
      if (isMeant(space, left - price)) offers.push({ word: 'step', space, source: null });
  }
  const isStuck = offers.length === 0;
  if (!ends && canLeave(g, figure)) offers.push(LEAVE);
  const mayStop = isWhole(g, figure) && ends ? ends.has(spacesOf(g, figure)) : isMeant(figure.at, 0);
  if (isStuck || (!must && mayBreakOff(g, figure) && mayStop)) offers.push(STOP);
  return offers;
}

/** Whether a large figure lies there with its whole base, and must shrink before it moves. */
const isWhole = (g: Descent, figure: Figure): boolean => isLarge(g, figure) && !isShrunk(g, figure);
