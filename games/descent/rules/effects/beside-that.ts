import { does } from '@questwright/adventure';
import { chooseOne, nested, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import { closestEmpty } from '../figures/return.ts';
import { areAdjacent, asOffer, spacesApart, spacesOf } from '../ground.ts';
import { place } from '../move/place.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import type { GameEffect } from './on-figures.ts';
import type { FigureTrait, figures } from './whom.ts';

/** Adjacent to whoever was chosen last. */
export const besideThat: FigureTrait = {
  text: 'd2.which.beside-that',
  noun: false,
  fits: (g, figure, { chosen }) => chosen?.zone === MAP && areAdjacent(g, figure, chosen),
};

/** Adjacent to some figure of a kind: "beside a monster". */
export const besideSome = (kind: typeof figures): FigureTrait => ({
  text: ['d2.which.beside-some', { kind: nested(kind.describe('a', 1, [])) }],
  noun: false,
  fits: (g, figure, c) => kind.matching(g, c, []).some((other) => areAdjacent(g, figure, other)),
});

/** How far from that figure one may be put when all spaces beside it are taken. */
const FARTHER = 2;

/** The empty spaces beside a figure that are closest to another; where none is empty, those not much farther from it. */
function landings(g: Descent, figure: Figure, other: Figure): readonly number[] {
  const within = (n: number) =>
    closestEmpty(g, [figure.at], (space) => spacesApart(g, spacesOf(g, other), [space]) <= n);
  const beside = within(1);
  return beside.length > 0 ? beside : within(FARTHER);
}

/** "You are placed in the closest empty space adjacent to that figure." */
export const placedBesideThat: GameEffect = does(
  'd2.effect.placed-beside',
  function* (g: Descent, { figure, chosen, seat }: Context): Rule {
    const spaces = landings(g, figure!, chosen!);
    if (spaces.length === 0) return;
    const offer = yield* chooseOne<Offer>(g, {
      seat,
      topic: 'place',
      prompt: 'd2.ask.place',
      among: spaces.map((space) => ({ word: 'space', space })),
      as: asOffer(g),
    });
    if (offer.word === 'space') yield* place(g, figure!, offer.space);
  },
  (g, { figure, chosen }) => chosen !== undefined && landings(g, figure!, chosen).length > 0,
);

export const besideTexts: { readonly [key: string]: string } = {
  'd2.which.beside-that': 'adjacent to that figure',
  'd2.which.beside-some': 'adjacent to {kind}',
  'd2.effect.placed-beside': 'place your figure in the closest empty space adjacent to that figure',
};
