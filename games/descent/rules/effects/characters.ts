import type { Descent, Figure } from '../state.ts';
import { activate, goOnActing } from '../turn/overlord-turn.ts';
import { type GameEffect, onFigures } from './on-figures.ts';
import type { Whom } from './whom.ts';

/** Nobody else acts now, and the figure has not been activated in this round. */
const mayBeActivated = (g: Descent, { acted }: Figure): boolean => !acted && g.acting.length === 0;

/**
 * "That figure is activated now": a character of the quest, in the turn in which this happens, or in none if it happens
 * before or after one.
 */
export const isActivated = (whom: Whom): GameEffect =>
  onFigures(
    whom,
    'd2.effect.activated',
    {},
    {
      useful: mayBeActivated,
      *does(g, figure) {
        if (!mayBeActivated(g, figure)) return;
        yield* activate(g, figure);
        const [act] = g.acting;
        while (act && g.acting[0] === act) yield* goOnActing(g, act);
      },
    },
  );

export const characterTexts: { readonly [key: string]: string } = {
  'd2.effect.activated': '{whom} is activated',
};
