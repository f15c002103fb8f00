import { type Acting, ALLY_ACTION } from '../../rules/deeds.ts';
import { condition, mine, testedAtStart } from '../../rules/figures/conditions.ts';
import type { Descent, Piece } from '../../rules/state.ts';

const arrow = ['monster', 'skill'];

/** No skill and no monster action with the action arrow, until a test of knowledge is passed. */
export const cursed = condition(
  'cursed',
  [
    testedAtStart('cursed', 'knowledge', null),
    {
      text: 'd2.cursed',
      forbid: {
        action: {
          when: (_: Descent, me: Piece, { figure, action }: Acting) =>
            mine(me, figure) && (arrow.includes(action) || action.startsWith(ALLY_ACTION)),
          rule: 'D2-COND-33',
        },
      },
    },
  ],
  { box: 'Labyrinth of Ruin' },
);
