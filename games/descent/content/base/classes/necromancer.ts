import { inOrder } from '@questwright/adventure';
import { weaponsOf } from '../../../rules/attack/sources.ts';
import { classSkills } from '../../../rules/class-cards.ts';
import { figureFor } from '../../../rules/context.ts';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { choosesDefeated, commandsThat, defeatedBy } from '../../../rules/effects/commands.ts';
import {
  activatesFamiliar,
  attacksFamiliarsSpace,
  dismisses,
  familiarAttacksAll,
  familiarFalls,
  familiarGainsDefence,
  familiarGainsDie,
  familiarGainsHealth,
  isByEither,
  isFamiliarOf,
  movesFamiliar,
  passesTo,
} from '../../../rules/effects/familiars.ts';
import { recovers } from '../../../rules/effects/harm.ts';
import { isOfKind } from '../../../rules/effects/skill-attacks.ts';
import { summons } from '../../../rules/effects/summons.ts';
import { tests } from '../../../rules/effects/tests.ts';
import { you } from '../../../rules/effects/whom.ts';
import { addsToAttack } from '../../../rules/effects/words.ts';
import type { Attacking, Events, Harm } from '../../../rules/events.ts';
import { isMonster } from '../../../rules/figures/sides.ts';
import { pieceOf } from '../../../rules/pieces.ts';

const REANIMATE = { def: 'reanimate', name: 'Reanimate' };

/** The skills of the Necromancer. */
export const necromancer = classSkills('Necromancer', [
  {
    name: 'Raise Dead',
    xp: 0,
    does: [
      used('asAction', summons(REANIMATE.def, REANIMATE), { fatigue: 1 }),
      used('duringTurn', dismisses(REANIMATE), { name: 'Dismiss the Reanimate' }),
    ],
  },
  {
    name: 'Corpse Blast',
    xp: 1,
    does: [
      used('asAction', inOrder(attacksFamiliarsSpace(REANIMATE, ['Magic']), familiarFalls(REANIMATE)), {
        fatigue: 1,
        if: (g, me) => {
          const own = figureFor(g, me)!;
          return weaponsOf(g, own).some((weapon) => isOfKind(g, own, weapon, ['Magic']));
        },
      }),
    ],
  },
  {
    name: 'Deathly Haste',
    xp: 1,
    does: [answers('pointBought', movesFamiliar(REANIMATE, 1), { may: true, says: 'd2.when.point-bought' })],
  },
  {
    name: 'Fury of Undeath',
    xp: 1,
    does: [used('asAction', activatesFamiliar(REANIMATE), { fatigue: 1, exhaust: true })],
  },
  {
    name: 'Dark Pact',
    xp: 2,
    does: [
      familiarGainsDefence(REANIMATE, 'brown'),
      answers('wouldSuffer', passesTo(REANIMATE, 'familiar'), {
        may: true,
        says: 'd2.when.you-would-suffer',
      }),
      answers('wouldSuffer', passesTo(REANIMATE, 'you'), {
        may: true,
        of: 'others',
        says: 'd2.when.familiar-would-suffer',
        if: (g, me, event) => isFamiliarOf(g, me, REANIMATE, (event as Harm).figure),
      }),
    ],
  },
  {
    name: 'Undead Might',
    xp: 2,
    does: [
      answers('afterRoll', addsToAttack('damage', 1), {
        may: true,
        of: 'others',
        fatigue: 1,
        exhaust: true,
        says: 'd2.when.familiar-attacks',
        if: (g, me, event) => {
          const { figure, attack } = event as Attacking;
          return (
            attack.stage === 'roll' &&
            isFamiliarOf(g, me, REANIMATE, figure) &&
            attack.struck.some((struck) => isMonster(g, pieceOf(g, struck.figure)))
          );
        },
      }),
    ],
    always: [familiarGainsHealth(REANIMATE, 2)],
  },
  {
    name: 'Vampiric Blood',
    xp: 2,
    does: [
      familiarGainsDie(REANIMATE, 'yellow'),
      answers('defeated', recovers('fatigue', 1), {
        of: 'others',
        anyOrder: true,
        says: 'd2.when.you-or-familiar-defeat',
        if: (g, me, event) => {
          const { figure, source } = event as Events['defeated'];
          return isMonster(g, figure) && isByEither(g, me, REANIMATE, source.by);
        },
      }),
    ],
  },
  {
    name: 'Army of Death',
    xp: 3,
    does: [used('asAction', familiarAttacksAll(REANIMATE), { fatigue: 2 })],
  },
  {
    name: 'Dying Command',
    xp: 3,
    does: [
      answers(
        'resolved',
        inOrder(
          choosesDefeated,
          tests(you, 'knowledge', { passed: commandsThat, failed: recovers('fatigue', 1) }),
        ),
        {
          may: true,
          of: 'anybody',
          fatigue: 2,
          exhaust: true,
          says: 'd2.when.you-or-familiar-defeated',
          if: (g, me, event) =>
            isByEither(g, me, REANIMATE, (event as Attacking).figure.id) &&
            defeatedBy(g, event as Attacking).length > 0,
        },
      ),
    ],
  },
]);
