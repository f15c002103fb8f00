import { last, lastingOf } from '@questwright/kernel';
import type { NamedSurge } from '../../rules/attack/named-surge.ts';

/** Until the overlord's next turn, attacks by figures that are not beside the monster cannot affect it. */
export const air: NamedSurge = {
  name: 'Air',
  *run(g, _, monster) {
    if (!lastingOf(g, 'air').some(({ on }) => on === monster.id))
      last(g, 'air', { on: monster.id, seat: g.overlord });
  },
};
