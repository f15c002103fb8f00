import { valueFor } from '@questwright/adventure';
import { open, periodOf, type Rule } from '@questwright/kernel';
import { speedOf } from '../figures/characteristics.ts';
import { payFatigue } from '../figures/harm.ts';
import { canSufferFatigue } from '../figures/room-for-fatigue.ts';
import { isHero, isMonster } from '../figures/sides.ts';
import { spacesOf } from '../ground.ts';
import { expand, isHeld, isLarge, isShrunk, mayBreakOff, shrinkTo } from '../move/base.ts';
import { closedSteps } from '../move/closed-steps.ts';
import { moveInto } from '../move/enter.ts';
import { canLeave, LEAVE, leave } from '../move/leave.ts';
import { beginMove, interruptMoves } from '../move/move-action.ts';
import { gain, type Purse as Kind, pointsIn, sourcesIn, spend } from '../move/pool.ts';
import { priceFor, type Step, stepsOf } from '../move/walk.ts';
import type { Purse } from '../move/ways.ts';
import { isAllowed } from '../quest-rules.ts';
import { explore } from '../rooms/explore.ts';
import { goThrough, passageOffers } from '../rooms/passage.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { MAP, PASSAGES } from '../zones.ts';
import { canAct } from './actions.ts';
import { grantOf } from './granted.ts';
import type { Source } from './sources.ts';
import { forbiddenBy, shut, type Why, whyNot } from './why-not.ts';

const MOVE: Offer = { word: 'move' };
const FATIGUE: Offer = { word: 'fatigue for a point' };
const STOP: Offer = { word: 'stop' };

/** Moving: the move action, fatigue for points, and one step after the other while there are points. */
export const moving: Source = {
  offer(g, act, figure, offers) {
    if (act.over || figure.zone !== MAP) return;
    if (mayBreakOff(g, figure)) {
      if ((act.moves > 0 || grantOf(act, 'move')) && canAct(g, act, figure, 'move')) offers.push(MOVE);
      if (buysPoints(g, act, figure)) offers.push(FATIGUE);
      if (isShrunk(g, figure)) offers.push(STOP);
    }
    const points = pointsIn(act);
    if (points === 0 || isHeld(g, figure)) return;
    if (isLarge(g, figure) && !isShrunk(g, figure))
      for (const space of spacesOf(g, figure)) offers.push({ word: 'shrink', space });
    else for (const step of stepsOf(g, figure, points)) addStep(act, step, points, offers);
    if (canLeave(g, figure)) offers.push(LEAVE);
    if (PASSAGES in g.zones) offers.push(...passageOffers(g, figure));
  },
  owns: ({ word }) =>
    word === 'move' ||
    word === 'fatigue for a point' ||
    word === 'step' ||
    word === 'shrink' ||
    word === 'leave the map' ||
    word === 'explore' ||
    word === 'through the passage' ||
    word === 'stop',
  *perform(g, act, figure, offer) {
    if (offer.word === 'shrink') shrinkTo(figure, offer.space);
    else if (offer.word === 'stop') yield* expand(g, figure);
    else if (offer.word === 'step') yield* step(g, act, figure, offer.space, offer.source);
    else if (offer.word === 'leave the map') {
      spend(act, 1, sourcesIn(act)[0]!);
      yield* leave(g, figure);
    } else if (offer.word === 'explore' || offer.word === 'through the passage') {
      spend(act, 1, sourcesIn(act)[0]!);
      yield* offer.word === 'explore' ? explore(g, figure) : goThrough(g, figure);
    } else if (offer.word === 'move') yield* moveAction(g, act, figure);
    else yield* fatigueForAPoint(g, act, figure);
  },
  closed(g, act, figure, closed) {
    if (act.over || figure.zone !== MAP || !mayBreakOff(g, figure)) return;
    shut(g, MOVE, whyNotMove(g, act, figure), closed);
    if (act.own && isHero(g, figure)) shut(g, FATIGUE, whyNoPoints(g, figure), closed);
    const points = pointsIn(act);
    if (points === 0 || (isLarge(g, figure) && !isShrunk(g, figure))) return;
    for (const { space, why } of closedSteps(g, figure, points))
      shut(g, { word: 'step', space, source: null }, why, closed);
  },
};

/** Figures that shamble and familiars perform one move action, unless an effect gives another. */
function whyNotMove(g: Descent, act: Activation, figure: Figure): Why | null {
  if (act.moves > 0 || grantOf(act, 'move')) return whyNot(g, act, figure, 'move');
  const rule = isMonster(g, figure) ? 'D2-FABIL-74' : 'D2-FAM-21';
  return whyNot(g, act, figure, 'move') ?? { reason: 'd2.closed.one-move', rule };
}

const whyNoPoints = (g: Descent, figure: Figure): Why | null =>
  canSufferFatigue(g, figure, 1)
    ? forbiddenBy(g, 'fatiguePoint', figure)
    : { reason: 'd2.closed.stamina', rule: 'D2-FAT-07' };

/** In step 3.II of their own turn heroes suffer fatigue for points, as far as Stamina goes. */
const buysPoints = (g: Descent, act: Activation, figure: Figure): boolean =>
  act.own && isHero(g, figure) && canSufferFatigue(g, figure, 1) && isAllowed(g, 'fatiguePoint', figure);

/** The points that a figure can walk with from now on: its own or, when it has none, those of a move action. */
export function purseOf(g: Descent, act: Activation, figure: Figure): Purse {
  const mayMove = (act.moves > 0 || grantOf(act, 'move') !== undefined) && canAct(g, act, figure, 'move');
  let fatigue = 0;
  if (buysPoints(g, act, figure)) while (canSufferFatigue(g, figure, fatigue + 1)) fatigue++;
  return {
    points: pointsIn(act) || (mayMove ? speedOf(g, figure) : 0),
    fatigue,
    each: valueFor(g, 'pointsForFatigue', 1, figure),
  };
}

/** The source is named only where there are several, and not all points are spent at once. */
function addStep(act: Activation, { space, price }: Step, points: number, offers: Offer[]): void {
  const sources = sourcesIn(act);
  if (sources.length === 1 || points === price) offers.push({ word: 'step', space, source: null });
  else for (const source of sources) offers.push({ word: 'step', space, source });
}

function* step(g: Descent, act: Activation, figure: Figure, space: number, source: Kind | null): Rule {
  const price = priceFor(g, figure, space);
  const first = source ?? sourcesIn(act)[0]!;
  if (first !== 'move' && first !== 'ability' && pointsBesides(act) >= price) {
    yield* interruptMoves(g, act, figure);
    if (act.over || pointsIn(act) < price) return;
  }
  spend(act, price, first);
  if (periodOf(g, 'walk') === 0) open(g, 'walk');
  yield* moveInto(g, figure, space);
}

const pointsBesides = ({ points }: Activation): number =>
  points.reduce((sum, { source, left }) => (source === 'move' ? sum : sum + left), 0);

function* moveAction(g: Descent, act: Activation, figure: Figure): Rule {
  yield* interruptMoves(g, act, figure);
  yield* expand(g, figure);
  if (act.over || !canAct(g, act, figure, 'move')) return;
  beginMove(g, act, figure);
  yield* window(g, 'moveDeclared', { figure });
}

function* fatigueForAPoint(g: Descent, act: Activation, figure: Figure): Rule {
  yield* interruptMoves(g, act, figure);
  if (act.over || !buysPoints(g, act, figure)) return;
  yield* payFatigue(g, figure, 1);
  if (!act.over) gain(g, act, 'fatigue', valueFor(g, 'pointsForFatigue', 1, figure));
  yield* window(g, 'pointBought', { figure });
}
