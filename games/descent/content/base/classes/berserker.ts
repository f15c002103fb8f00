import { inOrder } from '@questwright/adventure';
import { classSkills } from '../../../rules/class-cards.ts';
import { figureFor } from '../../../rules/context.ts';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { gains } from '../../../rules/effects/gains.ts';
import { alters, becomes } from '../../../rules/effects/harm.ts';
import { movesSpaces } from '../../../rules/effects/moves.ts';
import { chooses, halfYourDamage } from '../../../rules/effects/on-figures.ts';
import { fatiguePaid, suffersAnyFatigue } from '../../../rules/effects/prices.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import { grantsSurge } from '../../../rules/effects/surges.ts';
import { tests } from '../../../rules/effects/tests.ts';
import { adjacent, monsters, one, thatFigure, you } from '../../../rules/effects/whom.ts';
import { addsToAttack } from '../../../rules/effects/words.ts';
import { canSufferFatigue } from '../../../rules/figures/room-for-fatigue.ts';
import { surgeThat } from '../../../rules/surges.ts';
import { isAffectedBeside, isByDice, isMasterful, isWith, madeByThis } from './conditions.ts';

/** The skills of the Berserker. */
export const berserker = classSkills('Berserker', [
  {
    name: 'Rage',
    xp: 0,
    does: [used('asAction', performsAttackWith({ with: ['Melee'], damage: 1 }), { fatigue: 1 })],
  },
  {
    name: 'Brute',
    xp: 1,
    does: [
      gains('health', 4),
      answers('wouldRecover', alters(2), { anywhere: true, says: 'd2.when.standing-up', if: isByDice }),
    ],
  },
  {
    name: 'Counter Attack',
    xp: 1,
    does: [
      answers('resolved', performsAttackWith({ with: ['Melee'], against: 'that' }), {
        may: true,
        of: 'others',
        fatigue: 1,
        exhaust: true,
        says: 'd2.when.attacked-beside',
        if: isAffectedBeside,
      }),
    ],
  },
  {
    name: 'Cripple',
    xp: 1,
    does: [
      used(
        'duringTurn',
        inOrder(
          chooses(one(monsters, adjacent)),
          tests(you, 'might', { passed: becomes('immobilized', thatFigure) }),
        ),
        { fatigue: 2, exhaust: true },
      ),
    ],
  },
  {
    name: 'Charge',
    xp: 2,
    does: [
      used('asAction', inOrder(movesSpaces(null), performsAttackWith({ with: ['Melee'] })), { fatigue: 2 }),
    ],
  },
  {
    name: 'Weapon Mastery',
    xp: 2,
    does: [
      answers('afterRoll', addsToAttack('surge', 1), {
        may: true,
        fatigue: 2,
        exhaust: true,
        says: 'd2.when.two-hands',
        if: isMasterful,
      }),
    ],
  },
  {
    name: 'Whirlwind',
    xp: 2,
    does: [
      used('asAction', performsAttackWith({ with: ['Melee'], all: { kind: monsters, traits: [adjacent] } }), {
        fatigue: 1,
      }),
    ],
  },
  {
    name: 'Death Rage',
    xp: 3,
    does: [
      used('asAction', performsAttackWith({ with: ['Melee'] }), { fatigue: 2 }),
      grantsSurge(surgeThat(addsToAttack('damage', halfYourDamage)), madeByThis),
    ],
  },
  {
    name: 'Execute',
    xp: 3,
    does: [
      answers('afterRoll', inOrder(suffersAnyFatigue, addsToAttack('damage', fatiguePaid)), {
        may: true,
        exhaust: true,
        says: 'd2.when.melee-attack',
        if: (g, me, event) => isWith('Melee')(g, me, event) && canSufferFatigue(g, figureFor(g, me)!, 1),
      }),
    ],
  },
]);
