import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { openDice, reroll } from '../../rules/dice/modify.ts';

/** The attacker may have the target reroll one of its defence dice. */
export const feint: NamedSurge = {
  name: 'Feint',
  *run(g, attack) {
    const target = attack.struck.find(({ as, roll }) => as !== 'area' && openDice(roll).length > 0);
    if (target) yield* reroll(g, attack.seat, target.roll);
  },
};
