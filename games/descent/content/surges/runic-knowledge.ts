import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { addTo } from '../../rules/dice/modify.ts';
import { suffer } from '../../rules/figures/harm.ts';

/** The attacker suffers 1 fatigue, and the attack deals 2 damage more. The price is the surge; the fatigue follows from it. */
export const runicKnowledge: NamedSurge = {
  name: 'Runic Knowledge',
  *run(g, attack, attacker) {
    addTo(attack.roll, { damage: 2 });
    yield* suffer(g, attacker, 'fatigue', 1, { kind: 'ability', attack: 0, by: attacker.id });
  },
};
