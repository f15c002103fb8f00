import { attack } from '../../rules/attack/attack.ts';
import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { weaponsOf } from '../../rules/attack/sources.ts';
import { hasTarget } from '../../rules/attack/targets.ts';

/** One more attack as soon as this one is resolved, with a green die more. */
export const flurry: NamedSurge = {
  name: 'Flurry',
  *resolved(g, _, attacker) {
    const [weapon] = weaponsOf(g, attacker);
    if (!weapon || !hasTarget(g, attacker, weapon.arms)) return;
    const arms = { ...weapon.arms, dice: [...weapon.arms.dice, 'green' as const] };
    yield* attack(g, attacker, { ...weapon, arms });
  },
};
