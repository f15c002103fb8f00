import { behaviourCard, firstOf, must } from '../rules/cards/enemies.ts';
import type { BehaviourDef, EnemyDeed, Preference } from '../rules/definitions.ts';
import { mend, stop } from '../rules/effects/attack-effects.ts';
import { reform } from '../rules/effects/mat.ts';
import { onForemost } from '../rules/effects/whom.ts';

const attack = (whom: Preference): EnemyDeed => ({ act: 'attack', whom });
const charge = (whom: Preference): EnemyDeed => ({ act: 'charge', whom });
const towards = (whom: Preference): EnemyDeed => ({ act: 'towards', whom });
const away: EnemyDeed = { act: 'away' };

/** The names of the traits are published; what they do is ours. */
const trait = (name: string, ...entries: BehaviourDef['entries']): BehaviourDef =>
  behaviourCard({ name, original: true }, entries);

export const behaviours: readonly BehaviourDef[] = [
  trait('Ferocious', firstOf(attack('in range'), charge('closest'), towards('closest'))),
  trait('Unrelenting', must(towards('closest')), firstOf(attack('in range'))),
  trait('Berserk', must(charge('closest')), firstOf(attack('in range'), towards('closest'))),
  trait('Disciplined', firstOf(attack('engaged'), charge('engaged'), charge('closest'), towards('closest'))),
  trait(
    'Opportunistic',
    firstOf(attack('unengaged'), charge('unengaged'), attack('in range'), towards('closest')),
  ),
  trait('Cautious', firstOf(attack('unengaged'), attack('in range'), towards('closest')), must(away)),
  trait('Retreat', firstOf(away, attack('in range'), towards('closest'))),
  trait('Reposition', must(towards('fewest neighbours')), firstOf(attack('in range'))),
  trait('Eliminate', firstOf(attack('most wounded'), charge('most wounded'), towards('closest'))),
  trait(
    'Vengeful',
    firstOf(attack('last attacker'), charge('last attacker'), attack('in range'), towards('closest')),
  ),
  trait(
    'Devour',
    firstOf(attack('most wounded'), charge('most wounded'), towards('closest')),
    must({ act: 'own', effect: mend }),
  ),
  trait(
    'Reform',
    firstOf({ act: 'own', effect: reform }, attack('in range'), charge('closest'), towards('closest')),
  ),
  trait('Card Draw', must({ act: 'draw' })),
  trait(
    'Time Stopper',
    must({ act: 'own', effect: onForemost(stop) }),
    firstOf(attack('in range'), charge('closest'), towards('closest')),
  ),
];
