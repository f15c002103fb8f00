import { does } from '@questwright/adventure';
import { chooseOne, move, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import { isHidden } from '../figures/off-map.ts';
import { closestEmpty } from '../figures/return.ts';
import { deciderOf } from '../figures/sides.ts';
import { asOffer, spacesApart, tablesOf, taken } from '../ground.ts';
import { has } from '../map/bits.ts';
import { OBSTACLE } from '../map/terrain.ts';
import { arrive } from '../move/place.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import { endActingOf } from '../turn/activation.ts';
import type { Offer } from '../words.ts';
import { AWAY } from '../zones.ts';
import type { GameEffect } from './on-figures.ts';

/** The hero leaves the map, and a hero token marks the space; the hero is not knocked out. */
export const hides: GameEffect = does('d2.effect.hide', (g: Descent, { figure }: Context) => {
  figure!.used = true;
  figure!.lie = NONE;
  move(g, figure!, AWAY);
  endActingOf(g, figure!);
});

/** "Place your figure in an empty space within 4 spaces of your token", or in the closest if none of them is empty. [D2-FHERO-76] */
export const returnsWithin = (n: number): GameEffect =>
  does(
    ['d2.effect.return', { n }],
    (g: Descent, c: Context) => comeBack(g, c.figure!, n),
    (_, { figure }) => isHidden(figure!),
  );

function* comeBack(g: Descent, figure: Figure, n: number): Rule {
  const near = emptyWithin(g, figure.at, n);
  const offer = yield* chooseOne<Offer>(g, {
    seat: deciderOf(g, figure),
    topic: 'place',
    prompt: 'd2.ask.place',
    among: (near.length > 0 ? near : closestEmpty(g, [figure.at])).map((space) => ({ word: 'space', space })),
    as: asOffer(g),
  });
  if (offer.word !== 'space') return;
  figure.used = false;
  yield* arrive(g, figure, offer.space);
}

function emptyWithin(g: Descent, from: number, n: number): number[] {
  const tables = tablesOf(g);
  const occupied = taken(g);
  const spaces = Array.from({ length: tables.count }, (_, space) => space);
  return spaces.filter(
    (space) =>
      !has(occupied, space) && tables.terrain[space] !== OBSTACLE && spacesApart(g, [from], [space]) <= n,
  );
}

export const offMapTexts: { readonly [key: string]: string } = {
  'd2.effect.hide': 'take your figure off the map and leave a hero token in its space',
  'd2.effect.return': 'place your figure in an empty space within {n} spaces of its token',
};
