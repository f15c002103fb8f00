import { attack } from '../../rules/attack/attack.ts';
import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { weaponsOf } from '../../rules/attack/sources.ts';
import { areAdjacent } from '../../rules/ground.ts';

/** Another attack, inside this one, that targets every figure beside the monster, friend or foe. */
export const fire: NamedSurge = {
  name: 'Fire',
  *run(g, _, monster) {
    const [weapon] = weaponsOf(g, monster);
    if (weapon) yield* attack(g, monster, weapon, { everyone: (figure) => areAdjacent(g, monster, figure) });
  },
};
