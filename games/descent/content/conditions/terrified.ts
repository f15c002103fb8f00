import { condition, goesAtEnd, mine } from '../../rules/figures/conditions.ts';
import { isEnemy } from '../../rules/figures/sides.ts';
import { isFigure } from '../../rules/figures/standing.ts';
import { seeFigures } from '../../rules/ground.ts';
import { onMap } from '../../rules/pieces.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';

const seesNoEnemy = (g: Descent, figure: Figure): boolean =>
  !onMap(g).some((other) => isFigure(g, other) && isEnemy(g, figure, other) && seeFigures(g, figure, other));

/** No surge is spent, until a turn ends without an enemy in sight. */
export const terrified = condition(
  'terrified',
  [
    {
      text: 'd2.terrified',
      forbid: {
        surge: {
          when: (_: Descent, me: Piece, { figure }: { readonly figure: Figure }) => mine(me, figure),
          rule: 'D2-COND-72',
        },
      },
    },
    goesAtEnd('terrified', seesNoEnemy),
  ],
  { box: 'Mists of Bilehall' },
);
