import { condition, mine } from '../../rules/figures/conditions.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';

/** Whoever suffers damage suffers 1 more, in the same go. */
const enlarged = (_: Descent, me: Piece, n: number, { figure }: { readonly figure: Figure }): number =>
  mine(me, figure) ? n + 1 : n;

export const doomed = condition('doomed', [{ text: 'd2.doomed', modify: { suffering: enlarged } }]);
