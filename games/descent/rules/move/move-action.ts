import { note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { speedOf } from '../figures/characteristics.ts';
import type { Activation, Descent, Figure, Points } from '../state.ts';
import { beginAction, endAction } from '../turn/actions.ts';
import { grantOf } from '../turn/granted.ts';
import { emptyPool, gain } from './pool.ts';

/** A move action begins when it is declared, and its points are there at once. */
export function beginMove(g: Descent, act: Activation, figure: Figure): void {
  if (!grantOf(act, 'move')) act.moves--;
  beginAction(act, 'move');
  if (g.turn && act.own) {
    g.turn.walked = true;
    g.turn.walks = (g.turn.walks ?? 0) + 1;
  }
  startMove(g, act, figure);
}

/** The points of a move action arrive; those of some abilities are told apart. */
export function startMove(g: Descent, act: Activation, figure: Figure, by?: string): void {
  const n = speedOf(g, figure);
  act.walking = gain(g, act, 'move', n, by);
  note(g, 'd2.log.move', { figure, n }, 'D2-MOVE-42');
}

/** Something else happens: a move action with points left waits, and one without is over. */
export function* interruptMoves(g: Descent, act: Activation, figure: Figure): Rule {
  act.walking = 0;
  yield* endThose(g, act, figure, ({ left }) => left === 0);
}

/** The figure's turn or activation is at its end, and so is every move action of it. */
export function* endMoves(g: Descent, act: Activation, figure: Figure): Rule {
  act.walking = 0;
  yield* endThose(g, act, figure, () => true);
}

/** An effect ends the move action: the whole pool is lost with it. */
export function* cutMoves(g: Descent, act: Activation, figure: Figure): Rule {
  emptyPool(act);
  yield* endMoves(g, act, figure);
}

function* endThose(g: Descent, act: Activation, figure: Figure, which: (points: Points) => boolean): Rule {
  const over = act.points.filter((one) => one.source === 'move' && which(one));
  if (over.length === 0) return;
  act.points = act.points.filter((one) => !over.includes(one));
  for (const _ of over) yield* endAction(g, figure, 'move');
}
