import { closedObjects, isInPit, spacesOf, tablesOf } from '../ground.ts';
import { climbsFrom } from '../map/steps.ts';
import { canStop, isShrunk } from '../move/base.ts';
import { place } from '../move/place.ts';
import type { Descent, Figure } from '../state.ts';
import { canAct, performAction } from './actions.ts';
import type { Source } from './sources.ts';

/** A figure in a pit climbs out: it is placed in an adjacent empty space, which may be another pit. */
export const climbing: Source = {
  offer(g, act, figure, offers) {
    if (!canAct(g, act, figure, 'climb') || isShrunk(g, figure) || !isInPit(g, figure)) return;
    for (const space of waysOut(g, figure)) offers.push({ word: 'climb', space });
  },
  owns: ({ word }) => word === 'climb',
  perform: (g, act, figure, offer) =>
    performAction(
      g,
      act,
      figure,
      'climb',
      place(g, figure, offer.word === 'climb' ? offer.space : figure.at),
    ),
};

function waysOut(g: Descent, figure: Figure): number[] {
  const own = spacesOf(g, figure);
  const beside = own.flatMap((space) => climbsFrom(tablesOf(g), space, closedObjects(g)));
  return [...new Set(beside)].filter((space) => !own.includes(space) && canStop(g, figure, space));
}
