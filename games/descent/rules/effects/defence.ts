import type { Defending } from '../events.ts';
import { defenceOf } from '../figures/characteristics.ts';
import { type GameEffect, onFigures } from './on-figures.ts';
import type { Whom } from './whom.ts';

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

export const defenceTexts: { readonly [key: string]: string } = {
  'd2.effect.pool-of': 'add the defence pool of {whom} to your own',
};
