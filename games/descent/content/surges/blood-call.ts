import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { recover } from '../../rules/figures/recover.ts';

/** The attacker recovers as much damage as the attack deals. */
export const bloodCall: NamedSurge = {
  name: 'Blood Call',
  *dealt(g, _, attacker, { damage }) {
    yield* recover(g, attacker, { damage }, { kind: 'ability', attack: 0, by: attacker.id });
  },
};
