import { type Closed, chooseOne, close, type Rule } from '@questwright/kernel';
import { decidersOf, isHero } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { expand, isShrunk, mayBreakOff } from '../move/base.ts';
import { endMoves, interruptMoves } from '../move/move-action.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { usingAbilities } from './abilities.ts';
import { attacking } from './attacking.ts';
import { carrying } from './carrying.ts';
import { climbing } from './climbing.ts';
import { discarding } from './discard.ts';
import { doors } from './doors.ts';
import { changingEquipment } from './equipping.ts';
import { attackingFreely } from './free-attack.ts';
import { moving } from './moving.ts';
import { playing } from './playing.ts';
import { resting } from './rest.ts';
import { reviving } from './revive.ts';
import { searching } from './searching.ts';
import type { Source } from './sources.ts';
import { standingUp } from './stand-up.ts';

import { trading } from './trading.ts';

/** What a figure that acts may do, in the order in which it is offered. */
const SOURCES: readonly Source[] = [
  ...[
    moving,
    attacking,
    resting,
    standingUp,
    reviving,
    discarding,
    doors,
    climbing,
    searching,
    attackingFreely,
  ],
  carrying,
  trading,
  playing,
  usingAbilities,
  changingEquipment,
];
const ONLY_ON: readonly Source[] = [moving];

const END_TURN: Offer = { word: 'end turn' };
const END_ACTIVATION: Offer = { word: 'end activation' };

/**
 * Asks for the next thing that the acting figure does, and does it. False when it is done. Between two such questions the
 * whole position is in the state, also in the middle of a walk.
 */
export function* whatNow(g: Descent, act: Activation, figure: Figure): Rule<boolean> {
  const among: Offer[] = [];
  const free = mayBreakOff(g, figure);
  for (const source of free ? SOURCES : ONLY_ON) source.offer(g, act, figure, among);
  if (free || among.length === 0) among.push(isHero(g, figure) && act.own ? END_TURN : END_ACTIVATION);
  const offer = yield* chooseOne(g, {
    seat: decidersOf(g, figure),
    topic: 'act',
    prompt: 'd2.ask.act',
    among,
    as: asOffer(g),
    closed: () => closedNow(g, act, figure),
    // Where nobody waits for the heroes but a dungeon that runs itself, a turn ends when nothing else can be done.
    always: !g.legend,
  });
  const source = SOURCES.find((one) => one.owns(offer));
  if (source !== moving) close(g, 'walk');
  if (source !== changingEquipment && g.turn?.equipment) g.turn.equipment = 'done';
  if (!source) {
    yield* expand(g, figure);
    yield* endMoves(g, act, figure);
    return false;
  }
  if (source === moving || (yield* breakOff(g, act, figure, source, offer)))
    yield* source.perform(g, act, figure, offer);
  return !act.over;
}

/**
 * Breaks a walk off for something else, which must be possible from where the figure is, and still be
 * possible once its base lies there. An attack names its first target before that. Returns whether the figure
 * can go through with it.
 */
function* breakOff(g: Descent, act: Activation, figure: Figure, source: Source, offer: Offer): Rule<boolean> {
  if (act.points.length === 0 && !isShrunk(g, figure)) return true;
  yield* interruptMoves(g, act, figure);
  if (!namesTarget(offer)) yield* expand(g, figure);
  const still: Offer[] = [];
  if (!act.over) source.offer(g, act, figure, still);
  const { id } = asOffer(g);
  return still.some((one) => id(one) === id(offer));
}

const namesTarget = (offer: Offer): boolean =>
  offer.word === 'attack' || (offer.word === 'ability' && offer.attack);

function closedNow(g: Descent, act: Activation, figure: Figure): Closed[] {
  const closed: Closed[] = [];
  for (const source of SOURCES) source.closed?.(g, act, figure, closed);
  return closed;
}
