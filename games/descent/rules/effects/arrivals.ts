import { does } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { figureDef } from '../catalogue.ts';
import type { Context } from '../definitions.ts';
import { asOffer, closedObjects, spacesOf, tablesOf } from '../ground.ts';
import { distanceBetween } from '../map/count.ts';
import { canStop } from '../move/base.ts';
import { arrive } from '../move/place.ts';
import { figureOf, makePiece } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { AWAY } from '../zones.ts';
import type { GameEffect } from './on-figures.ts';

/*
 * Figures that come from off the map. They enter no space.
 */

/** Where a figure could be put down beside another. */
function beside(g: Descent, figure: Figure, arriving: Figure): number[] {
  const tables = tablesOf(g);
  const found: number[] = [];
  for (let space = 0; space < tables.count; space++)
    if (
      distanceBetween(tables, spacesOf(g, figure), [space], closedObjects(g)) === 1 &&
      canStop(g, arriving, space)
    )
      found.push(space);
  return found;
}

function* arriveBeside(g: Descent, figure: Figure, arriving: Figure, seat: number): Rule {
  const spaces = beside(g, figure, arriving);
  if (spaces.length === 0) return;
  const offer = yield* chooseOne<Offer>(g, {
    seat,
    topic: 'place',
    prompt: 'd2.ask.place',
    among: spaces.map((space) => ({ word: 'space', space })),
    as: asOffer(g),
  });
  if (offer.word === 'space') yield* arrive(g, arriving, offer.space);
}

/** "Put a minion of this group in an empty space beside this monster." */
export const reinforces: GameEffect = does(
  'd2.effect.reinforce',
  function* (g: Descent, { figure, seat }: Context): Rule {
    const def = figureDef(g, figure!).id.replace(/master$/, 'minion');
    const arriving = makePiece(g, def, AWAY, { on: figureOf(g, figure!.id)!.on });
    yield* arriveBeside(g, figure!, arriving, seat);
  },
);

export const arrivalTexts: { readonly [key: string]: string } = {
  'd2.effect.reinforce': 'put 1 minion of this group in an empty space beside this monster',
};
