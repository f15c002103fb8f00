import { does } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { struckFigure } from '../attack/fate.ts';
import type { Struck } from '../attack/types.ts';
import type { Context } from '../definitions.ts';
import type { Defending } from '../events.ts';
import { defenceOf } from '../figures/characteristics.ts';
import { countsAsHero } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import type { Colour, Descent } from '../state.ts';
import type { Offer } from '../words.ts';
import { type GameEffect, onFigures } from './on-figures.ts';
import { isWithin, type Whom } from './whom.ts';

/** "Choose a hero and add his defence pool to your own." */
export const addsPoolOf = (whom: Whom): GameEffect => {
  const effect = onFigures(
    whom,
    'd2.effect.pool-of',
    {},
    {
      does(g, figure, c) {
        const { defenders } = c.event as Defending;
        defenders.find((struck) => struck.figure === c.figure?.id)?.pool.push(...defenceOf(g, figure));
      },
    },
  );
  const isDefending = ({ defenders }: Defending, id: number | undefined): boolean =>
    defenders.some((struck) => struck.figure === id);
  return {
    ...effect,
    can: (g, c) => isDefending(c.event as Defending, c.figure?.id) && effect.can!(g, c),
  };
};

/** "Add a die to the defence pool of a hero who is targeted", you or one so near to you. */
export function addsDefenceDie(colour: Colour, n: number): GameEffect {
  const reached = (g: Descent, { event, figure }: Context): Struck[] =>
    (event as Defending).defenders.filter((struck) => {
      const hero = struckFigure(g, struck);
      return struck.as !== 'area' && hero && countsAsHero(g, hero) && isWithin(g, figure, hero, n);
    });
  return does(
    ['d2.effect.defence-die', { colour, n }],
    function* (g: Descent, c: Context): Rule {
      const among = reached(g, c);
      const offer = yield* chooseOne<Offer>(g, {
        seat: c.seat,
        topic: 'figure',
        prompt: 'd2.ask.figure',
        among: among.map((struck) => ({ word: 'figure', figure: struckFigure(g, struck)! })),
        as: asOffer(g),
      });
      if (offer.word === 'figure') among.find((one) => one.figure === offer.figure.id)?.pool.push(colour);
    },
    (g, c) => reached(g, c).length > 0,
  );
}

export const defenceTexts: { readonly [key: string]: string } = {
  'd2.effect.defence-die':
    'add 1 {colour} die to the defence pool of a hero within {n} spaces who is attacked, or to your own',
  'd2.effect.pool-of': 'add the defence pool of {whom} to your own',
};
