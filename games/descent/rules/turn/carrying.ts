import type { Rule } from '@questwright/kernel';
import { closedObjects, spacesOf, tablesOf } from '../ground.ts';
import { distanceBetween } from '../map/count.ts';
import { OBSTACLE } from '../map/terrain.ts';
import { carriedBy, drop, objectivesIn, pickUp } from '../objectives/objective.ts';
import { isAllowed } from '../quest-rules.ts';
import { type Activation, type Descent, type Figure, NONE, type Piece } from '../state.ts';
import { MAP } from '../zones.ts';
import { canAct, performAction } from './actions.ts';
import type { Source } from './sources.ts';
import { forbiddenBy, shut, type Why, whyNot } from './why-not.ts';

/** Special actions with objective tokens: any figure picks up one in its space or beside it, and drops one beside it. */
export const carrying: Source = {
  offer(g, act, figure, offers) {
    const tokens = objectivesIn(g);
    if (tokens.length === 0) return;
    if (canAct(g, act, figure, 'pick up'))
      for (const token of tokens)
        if (isInReach(g, figure, token) && isAllowed(g, 'pickUp', { figure, token }))
          offers.push({ word: 'pick up', token });
    if (!canAct(g, act, figure, 'drop')) return;
    for (const token of carriedBy(g, figure))
      if (isAllowed(g, 'drop', { figure, token }))
        for (const space of beside(g, figure)) offers.push({ word: 'drop', token, space });
  },
  owns: ({ word }) => word === 'pick up' || word === 'drop',
  *perform(g, act, figure, offer) {
    if (offer.word === 'pick up') yield* taking(g, act, figure, offer.token);
    else if (offer.word === 'drop')
      yield* performAction(g, act, figure, 'drop', drop(g, figure, offer.token, offer.space));
  },
  closed(g, act, figure, closed) {
    if (act.over || figure.zone !== MAP) return;
    for (const token of objectivesIn(g))
      if (token.on !== figure.id)
        shut(g, { word: 'pick up', token }, whyNotTake(g, act, figure, token), closed);
  },
};

/** Why a figure does not pick a token up; null where the quest has no use for it there. */
function whyNotTake(g: Descent, act: Activation, figure: Figure, token: Piece): Why | null {
  if (token.on !== 0) return { reason: 'd2.closed.carried', rule: 'D2-OBJ-06' };
  const banned = forbiddenBy(g, 'pickUp', { figure, token });
  if (banned) return banned;
  return isInReach(g, figure, token)
    ? whyNot(g, act, figure, 'pick up')
    : { reason: 'd2.closed.not-near', rule: 'D2-OBJ-03' };
}

const taking = (g: Descent, act: Activation, figure: Figure, token: Piece): Rule =>
  performAction(g, act, figure, 'pick up', pickUp(g, figure, token));

/** A token that nobody carries, and that is adjacent or where the figure stands. */
const isInReach = (g: Descent, figure: Figure, { at, on }: Piece): boolean =>
  on === 0 && at !== NONE && distanceBetween(tablesOf(g), spacesOf(g, figure), [at], closedObjects(g)) <= 1;

/** Adjacent spaces in which a figure could stand to take a token up again. */
function beside(g: Descent, figure: Figure): number[] {
  const tables = tablesOf(g);
  const from = spacesOf(g, figure);
  const found: number[] = [];
  for (let space = 0; space < tables.count; space++)
    if (tables.terrain[space] !== OBSTACLE && distanceBetween(tables, from, [space], closedObjects(g)) === 1)
      found.push(space);
  return found;
}
