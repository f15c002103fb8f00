import { targetsNow } from '../../rules/attack/fate.ts';
import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { sufferFatigue } from '../../rules/figures/harm.ts';

/** The target suffers 1 fatigue, before it is dealt any damage. */
export const wither: NamedSurge = {
  name: 'Wither',
  *run(g, attack, attacker) {
    for (const target of targetsNow(g, attack))
      yield* sufferFatigue(g, target, 1, { kind: 'ability', attack: 0, by: attacker.id });
  },
};
