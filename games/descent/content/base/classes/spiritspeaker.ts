import { inOrder } from '@questwright/adventure';
import { classSkills } from '../../../rules/class-cards.ts';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { justExhausts } from '../../../rules/effects/actions.ts';
import { addsDefenceDie } from '../../../rules/effects/defence.ts';
import { becomes, fatigueRecovered, recovers, suffers } from '../../../rules/effects/harm.ts';
import { heartsRolled, rolls } from '../../../rules/effects/rolls.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import { demandsSurge, grantsSurge } from '../../../rules/effects/surges.ts';
import { tests } from '../../../rules/effects/tests.ts';
import {
  each,
  heroes,
  heroesHealed,
  inTargetsGroup,
  monsters,
  monstersHurt,
  patients,
  within,
  you,
} from '../../../rules/effects/whom.ts';
import type { Events } from '../../../rules/events.ts';
import { surgeThat } from '../../../rules/surges.ts';
import { isOwnSkill, targetsSpaceWithin, yours } from './conditions.ts';

/** The skills of the Spiritspeaker. */
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
  {
    name: "Nature's Bounty",
    xp: 2,
    does: [
      answers('recovered', recovers('damage', fatigueRecovered), {
        says: 'd2.when.rested-fatigue',
        if: (_, __, event) => {
          const { fatigue, source } = event as Events['recovered'];
          return source.kind === 'rest' && fatigue > 0;
        },
      }),
    ],
  },
  {
    name: 'Ancestor Spirits',
    xp: 3,
    does: [
      answers('abilityUsed', becomes('poisoned', monstersHurt), {
        may: true,
        fatigue: 1,
        exhaust: true,
        name: 'Poison those monsters',
        says: 'd2.when.skill-hurts',
        if: isOwnSkill,
      }),
      answers(
        'abilityUsed',
        inOrder(recovers('damage', 1, heroesHealed), recovers('fatigue', 1, heroesHealed)),
        {
          may: true,
          fatigue: 1,
          exhaust: true,
          name: 'Heal those heroes',
          says: 'd2.when.skill-heals',
          if: isOwnSkill,
        },
      ),
    ],
  },
  {
    name: 'Vigor',
    xp: 3,
    does: [grantsSurge(surgeThat(recovers('fatigue', 1, each(heroes))), yours)],
  },
]);
