import { inOrder, may } from '@questwright/adventure';
import { classSkills } from '../../../rules/class-cards.ts';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { attacks, standsIn } from '../../../rules/effects/attacks.ts';
import { besideSome, besideThat, placedBesideThat } from '../../../rules/effects/beside-that.ts';
import { gains, gainsDefence } from '../../../rules/effects/gains.ts';
import { becomes, falls, prevents, recovers } from '../../../rules/effects/harm.ts';
import { movesSpaces } from '../../../rules/effects/moves.ts';
import { chooses, marks } from '../../../rules/effects/on-figures.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import { attacksGain, grantsSurge } from '../../../rules/effects/surges.ts';
import { whenMonsterComes } from '../../../rules/effects/when-monster-comes.ts';
import {
  adjacent,
  butYou,
  each,
  heroes,
  inSight,
  monsters,
  one,
  within,
} from '../../../rules/effects/whom.ts';
import { surgeThat } from '../../../rules/surges.ts';
import {
  challenged,
  hasDefeatedByMelee,
  hasEquipped,
  isBesideHero,
  isShieldExhausting,
  yoursWithShield,
} from './conditions.ts';

/** The skills of the Knight. */
export const knight = classSkills('Knight', [
  {
    name: 'Oath of Honor',
    xp: 0,
    does: [
      used(
        'asAction',
        inOrder(
          chooses(one(heroes, butYou, within(3), besideSome(monsters))),
          chooses(one(monsters, besideThat)),
          placedBesideThat,
          performsAttackWith({ with: ['Melee'], against: 'that' }),
        ),
        { fatigue: 1 },
      ),
    ],
  },
  {
    name: 'Advance',
    xp: 1,
    does: [
      answers('resolved', inOrder(movesSpaces(null), may(attacks())), {
        may: true,
        fatigue: 1,
        exhaust: true,
        says: 'd2.when.defeated-by-melee',
        if: hasDefeatedByMelee,
      }),
    ],
  },
  {
    name: 'Defend',
    xp: 1,
    does: [answers('affected', standsIn(1), { may: true, of: 'others', fatigue: 1 })],
  },
  {
    name: 'Challenge',
    xp: 1,
    does: [used('duringTurn', inOrder(chooses(one(monsters, inSight)), marks), { exhaust: true })],
    exhausted: [attacksGain({ damage: 1 }, challenged)],
  },
  {
    name: 'Defense Training',
    xp: 2,
    does: [
      answers('wouldExhaust', prevents, {
        may: true,
        exhaust: true,
        says: 'd2.when.shield-exhausting',
        if: isShieldExhausting,
      }),
    ],
    always: [
      gainsDefence('brown', {
        says: 'd2.gains.shield',
        holds: (g, figure) => hasEquipped(g, figure, 'Shield'),
      }),
    ],
  },
  {
    name: 'Shield Slam',
    xp: 2,
    does: [grantsSurge(surgeThat(becomes('stunned', one(monsters, adjacent))), yoursWithShield)],
  },
  {
    name: 'Stalwart',
    xp: 3,
    does: [
      gains('health', 2),
      answers('falling', inOrder(movesSpaces(null), performsAttackWith({ with: ['Melee'] }), falls), {
        may: true,
        says: 'd2.when.falling',
      }),
    ],
  },
  {
    name: 'Guard',
    xp: 2,
    does: [whenMonsterComes(performsAttackWith({ with: ['Melee'] }), { fatigue: 2, exhaust: true })],
  },
  {
    name: 'Inspiration',
    xp: 3,
    does: [
      answers('figureStarts', recovers('fatigue', 1, each(heroes, within(1))), {
        says: 'd2.when.start-beside-hero',
        if: isBesideHero,
      }),
    ],
  },
]);
