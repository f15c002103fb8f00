import { note } from '@questwright/adventure';
import { heroFigure } from '../pieces.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import { MAP } from '../zones.ts';

/*
 * A hero's turn that waits in the middle. Its points and actions wait with it, and it is not at its end.
 */

const ended = (g: Descent): number => g.players.filter((_, hero) => heroFigure(g, hero)?.acted).length;

/** The heroes who have not begun their turns in this round. */
export const heroesWaiting = (g: Descent): Figure[] =>
  g.players
    .map((_, hero) => heroFigure(g, hero))
    .filter((figure) => figure && !figure.acted && g.suspended?.turn.hero !== figure.hero);

/** The turn waits. Another hero's begins right away: no monster group comes in between. */
export function suspend(g: Descent, act: Activation): void {
  const { turn } = g;
  if (!turn) return;
  g.suspended = { turn, act, ended: ended(g) };
  g.turn = null;
  g.acting.length = 0;
  if (g.legend) g.legend.due = 'hero';
  note(g, 'd2.log.suspends', { figure: heroFigure(g, turn.hero) }, 'D2-FHERO-19');
}

/** Whether a turn that waits goes on now: another hero has ended one, or nobody is left who could. */
export const isToResume = (g: Descent): boolean =>
  g.suspended !== undefined && (ended(g) > g.suspended.ended || heroesWaiting(g).length === 0);

/** The turn goes on where it was. Whoever has been knocked out meanwhile only ends it. */
export function resume(g: Descent): void {
  const { turn, act } = g.suspended!;
  const figure = heroFigure(g, turn.hero);
  delete g.suspended;
  g.turn = figure.zone === MAP ? turn : { ...turn, step: '4' };
  if (figure.zone === MAP) g.acting.push(act);
  if (g.legend) g.legend.due = 'group';
  note(g, 'd2.log.resumes', { figure }, 'D2-FHERO-20');
}

export const suspendTexts: { readonly [key: string]: string } = {
  'd2.log.suspends': '{figure} waits in the middle of this turn.',
  'd2.log.resumes': '{figure} goes on with the turn.',
};
