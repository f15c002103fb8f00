import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { giveAnyCondition } from '../../rules/effects/any-condition.ts';

/** Whoever is dealt damage receives a condition that the attacker picks. */
export const subdue: NamedSurge = {
  name: 'Subdue',
  dealt: (g, attack, attacker, { figure }) =>
    giveAnyCondition(g, figure, attack.seat, { kind: 'attack', attack: attack.id, by: attacker.id }),
};
