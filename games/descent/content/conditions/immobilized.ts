import type { Acting } from '../../rules/deeds.ts';
import { condition, goesAtEnd, mine } from '../../rules/figures/conditions.ts';
import { emptyPool } from '../../rules/move/pool.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';
import type { Answer } from '../../rules/windows/answers.ts';

/** All movement points that the figure has now are lost. */
const stops: Answer<'conditionGained'> = {
  when: (_, me, { figure, condition: name }) => mine(me, figure) && name === 'immobilized',
  run(g, _, { figure }) {
    for (const act of g.acting) if (act.figure === figure.id) emptyPool(act);
  },
  anyOrder: true,
};

export const immobilized = condition('immobilized', [
  {
    text: 'd2.immobilized',
    on: { conditionGained: stops },
    forbid: {
      action: {
        when: (_: Descent, me: Piece, { figure, action }: Acting) => mine(me, figure) && action === 'move',
        rule: 'D2-COND-50',
      },
      fatiguePoint: {
        when: (_: Descent, me: Piece, figure: Figure) => mine(me, figure),
        rule: 'D2-COND-51',
      },
    },
  },
  goesAtEnd('immobilized'),
]);
