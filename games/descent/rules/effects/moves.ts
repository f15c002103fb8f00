import { does } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import { speedOf } from '../figures/characteristics.ts';
import { asOffer, closedObjects, spacesOf, tablesOf } from '../ground.ts';
import { distanceBetween } from '../map/count.ts';
import { canStop } from '../move/base.ts';
import { givePoints } from '../move/gift.ts';
import { cutMoves } from '../move/move-action.ts';
import { place } from '../move/place.ts';
import { moveSpaces } from '../move/spaces.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { type GameEffect, type Whom, whomOf } from './words.ts';

/** "Move 3 spaces"; by default as many as the figure has Speed. */
export const movesSpaces = (n: number | null, whom: Whom = 'you'): GameEffect =>
  does(['d2.effect.move', { n: n ?? 0, whom }], (g: Descent, c: Context) => {
    const figure = whomOf(c, whom);
    return moveSpaces(g, figure, n ?? speedOf(g, figure), c.seat);
  });

/** "Place the figure in an empty space within 3 spaces." */
export const placesWithin = (n: number, whom: Whom = 'you'): GameEffect =>
  does(
    ['d2.effect.place', { n, whom }],
    function* (g: Descent, c: Context): Rule {
      const figure = whomOf(c, whom);
      const offer = yield* chooseOne<Offer>(g, {
        seat: c.seat,
        topic: 'place',
        prompt: 'd2.ask.place',
        among: landingsWithin(g, figure, n).map((space) => ({ word: 'space', space })),
        as: asOffer(g),
      });
      if (offer.word === 'space') yield* place(g, figure, offer.space);
    },
    (g, c) => landingsWithin(g, whomOf(c, whom), n).length > 0,
  );

/** Empty spaces to which so few spaces can be counted, whoever stands in between. */
function landingsWithin(g: Descent, figure: Figure, n: number): number[] {
  const tables = tablesOf(g);
  const from = spacesOf(g, figure);
  const found: number[] = [];
  for (let space = 0; space < tables.count; space++) {
    if (from.includes(space) || distanceBetween(tables, from, [space], closedObjects(g)) > n) continue;
    if (canStop(g, figure, space)) found.push(space);
  }
  return found;
}

export const gainsPoints = (n: number, whom: Whom = 'you'): GameEffect =>
  does(['d2.effect.points', { n, whom }], (g: Descent, c: Context) => givePoints(g, whomOf(c, whom), n));

/** "That ends the move action." */
export const endsMove = (whom: Whom = 'you'): GameEffect =>
  does(['d2.effect.end-move', { whom }], function* (g: Descent, c: Context): Rule {
    const figure = whomOf(c, whom);
    for (const act of g.acting) if (act.figure === figure.id) yield* cutMoves(g, act, figure);
  });

export const moveTexts: { readonly [key: string]: string } = {
  'd2.effect.move':
    '{whom, select, you {move} other {that figure moves}} {n, plural, =0 {up to its Speed} one {# space} other {# spaces}}',
  'd2.effect.place':
    '{whom, select, you {are} other {that figure is}} placed in an empty space within {n, plural, one {# space} other {# spaces}}',
  'd2.effect.points':
    '{whom, select, you {gain} other {that figure gains}} {n, plural, one {# movement point} other {# movement points}}',
  'd2.effect.end-move': '{whom, select, you {end your move action} other {that figure ends its move action}}',
};
