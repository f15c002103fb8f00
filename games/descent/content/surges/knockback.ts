import { targetsNow } from '../../rules/attack/fate.ts';
import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { placeWithin } from '../../rules/effects/moves.ts';

/** The target is taken up and put down within 3 spaces of where it was. */
export const knockback: NamedSurge = {
  name: 'Knockback',
  *run(g, attack) {
    for (const target of targetsNow(g, attack)) yield* placeWithin(g, target, 3, attack.seat);
  },
};
