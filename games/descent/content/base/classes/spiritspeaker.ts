import { inOrder } from '@questwright/adventure';
import { classSkills } from '../../../rules/class-cards.ts';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { justExhausts } from '../../../rules/effects/actions.ts';
import { addsDefenceDie } from '../../../rules/effects/defence.ts';
import { recovers, suffers } from '../../../rules/effects/harm.ts';
import { heartsRolled, rolls } from '../../../rules/effects/rolls.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import { demandsSurge } from '../../../rules/effects/surges.ts';
import { tests } from '../../../rules/effects/tests.ts';
import { each, inTargetsGroup, monsters, patients, within, you } from '../../../rules/effects/whom.ts';
import { targetsSpaceWithin } from './conditions.ts';

/** The skills of the Spiritspeaker, as far as the rules can play them. */
export const spiritspeaker = classSkills('Spiritspeaker', [
  {
    name: 'Stoneskin',
    xp: 0,
    does: [
      answers('beforeRoll', addsDefenceDie('gray', 3), {
        may: true,
        of: 'anybody',
        fatigue: 1,
        exhaust: true,
        says: 'd2.when.hero-attacked',
      }),
    ],
  },
  {
    name: 'Drain Spirit',
    xp: 1,
    does: [
      used('asAction', performsAttackWith({ dealt: recovers('damage', 1, each(patients, within(3))) }), {
        fatigue: 1,
      }),
    ],
  },
  {
    name: 'Healing Rain',
    xp: 1,
    does: [
      used('asAction', inOrder(rolls('red'), recovers('damage', heartsRolled, each(patients, within(3)))), {
        fatigue: 2,
      }),
    ],
  },
  {
    name: 'Shared Pain',
    xp: 1,
    does: [
      used('asAction', performsAttackWith({ dealt: suffers('damage', 1, each(monsters, inTargetsGroup)) }), {
        fatigue: 1,
      }),
    ],
  },
  {
    name: 'Cloud of Mist',
    xp: 2,
    does: [used('asAction', justExhausts, { fatigue: 1, exhaust: true })],
    exhausted: [demandsSurge('Cloud of Mist', 'd2.demands.mist', targetsSpaceWithin(3))],
  },
  {
    name: 'Tempest',
    xp: 2,
    does: [
      used(
        'asAction',
        tests(you, 'willpower', {
          passed: inOrder(
            suffers('damage', 2, each(monsters, within(3))),
            recovers('damage', 1, each(patients, within(3))),
          ),
          failed: recovers('fatigue', 1),
        }),
        { fatigue: 2, exhaust: true },
      ),
    ],
  },
]);
