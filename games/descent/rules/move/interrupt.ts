import type { Rule } from '@questwright/kernel';
import type { Descent, Figure } from '../state.ts';
import { expand, mayBreakOff } from './base.ts';
import { interruptMoves } from './move-action.ts';

/** A figure that is moving; `moved` is false for one that is placed. */
export interface Moving {
  readonly figure: Figure;
  readonly moved?: boolean;
}

/** Whether somebody else can break into a movement here: where the figure could stop. Placing is never interrupted. */
export const mayBeInterrupted = (g: Descent, { figure, moved }: Moving): boolean =>
  moved !== false && mayBreakOff(g, figure);

/** Somebody else breaks into a movement: a large figure is put down, and a move action waits, or is over without points. */
export function* interrupt(g: Descent, figure: Figure): Rule {
  yield* expand(g, figure);
  for (const act of g.acting) if (act.figure === figure.id) yield* interruptMoves(g, act, figure);
}
