import type { Acting } from '../../rules/deeds.ts';
import { condition, mine } from '../../rules/figures/conditions.ts';
import type { Descent, Piece } from '../../rules/state.ts';

/** No action but the one that discards it; what takes no action is open all the same. [D2-COND-68] */
export const stunned = condition(
  'stunned',
  [
    {
      text: 'd2.stunned',
      forbid: {
        action: {
          when: (_: Descent, me: Piece, { figure, action, free }: Acting) =>
            mine(me, figure) && action !== 'discard:stunned' && !free,
          rule: 'D2-COND-66',
        },
      },
    },
  ],
  { action: true },
);
