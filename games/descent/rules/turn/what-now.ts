import { type Closed, chooseOne, type Rule } from '@questwright/kernel';
import { deciderOf, isHero } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { onMap } from '../pieces.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { usingAbilities } from './abilities.ts';
import { attacking } from './attacking.ts';
import { discarding } from './discard.ts';
import { resting } from './rest.ts';
import { reviving } from './revive.ts';
import type { Source } from './sources.ts';
import { standingUp } from './stand-up.ts';

/** What a figure that acts may do, in the order in which it is offered. */
const SOURCES: readonly Source[] = [attacking, resting, standingUp, reviving, discarding, usingAbilities];

const END_TURN: Offer = { word: 'end turn' };
const END_ACTIVATION: Offer = { word: 'end activation' };

/**
 * Asks for the next thing that the acting figure does, and does it. False when it is done. Between two such questions the
 * whole position is in the state, also in the middle of a walk.
 */
export function* whatNow(g: Descent, act: Activation, figure: Figure): Rule<boolean> {
  const among: Offer[] = [];
  for (const source of SOURCES) source.offer(g, act, figure, among);
  if (!mustGoOn(g, figure)) among.push(isHero(g, figure) && act.own ? END_TURN : END_ACTIVATION);
  const offer = yield* chooseOne(g, {
    seat: deciderOf(g, figure),
    topic: 'act',
    prompt: 'd2.ask.act',
    among,
    as: asOffer(g),
    closed: () => closedNow(g, act, figure),
    always: true,
  });
  if (offer === END_TURN || offer === END_ACTIVATION) return false;
  yield* SOURCES.find((source) => source.owns(offer))!.perform(g, act, figure, offer);
  return !act.over;
}

/** A figure that walks cannot stop in a space with another figure. */
const mustGoOn = (g: Descent, figure: Figure): boolean =>
  onMap(g).some((other) => other !== figure && other.at === figure.at);

function closedNow(g: Descent, act: Activation, figure: Figure): Closed[] {
  const closed: Closed[] = [];
  for (const source of SOURCES) source.closed?.(g, act, figure, closed);
  return closed;
}
