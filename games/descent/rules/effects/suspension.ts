import { does } from '@questwright/adventure';
import type { Descent } from '../state.ts';
import { actingNow } from '../turn/activation.ts';
import { heroesWaiting, suspend } from '../turn/suspend.ts';
import type { GameEffect } from './on-figures.ts';

const isOwnTurn = (g: Descent): boolean => {
  const act = actingNow(g);
  return act?.own === true && act.taken === 1 && g.turn?.step === '3.II';
};

/** "After your first action, suspend your turn until another hero has ended a turn." */
export const suspendsTurn: GameEffect = does(
  'd2.effect.suspend',
  (g: Descent) => suspend(g, actingNow(g)!),
  (g, { figure }) => isOwnTurn(g) && heroesWaiting(g).some((one) => one.id !== figure?.id),
);

export const suspensionTexts: { readonly [key: string]: string } = {
  'd2.effect.suspend':
    'after your first action, suspend your turn: it goes on when another hero has ended a turn in this round',
};
