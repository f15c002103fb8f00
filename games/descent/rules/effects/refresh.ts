import { does } from '@questwright/adventure';
import type { Context } from '../definitions.ts';
import { cardsBefore } from '../pieces.ts';
import type { Descent } from '../state.ts';
import { refreshCards } from '../turn/refresh.ts';
import type { GameEffect } from './on-figures.ts';

/** "Refresh all your exhausted cards." */
export const refreshesAll: GameEffect = does('d2.effect.refresh-all', (g: Descent, { figure }: Context) =>
  refreshCards(g, cardsBefore(g, figure!.hero)),
);

export const refreshTexts: { readonly [key: string]: string } = {
  'd2.effect.refresh-all': 'refresh all your exhausted cards',
};
