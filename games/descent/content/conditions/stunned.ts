import type { Acting } from '../../rules/deeds.ts';
import { condition, mine } from '../../rules/figures/conditions.ts';
import type { Descent, Piece } from '../../rules/state.ts';

/** No action but the one that discards it. */
export const stunned = condition(
  'stunned',
  [
    {
      text: 'd2.stunned',
      forbid: {
        action: {
          when: (_: Descent, me: Piece, { figure, action }: Acting) =>
            mine(me, figure) && action !== 'discard:stunned',
          rule: 'D2-COND-66',
        },
      },
    },
  ],
  { action: true },
);
