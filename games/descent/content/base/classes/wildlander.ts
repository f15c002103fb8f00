import { classSkills } from '../../../rules/class-cards.ts';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { numberOnCard, raises } from '../../../rules/effects/card-numbers.ts';
import { gainsPointsForFatigue } from '../../../rules/effects/gains.ts';
import { movesSpaces } from '../../../rules/effects/moves.ts';
import { overlordDiscards } from '../../../rules/effects/overlord.ts';
import { seesThroughFriends } from '../../../rules/effects/seen-through.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import { whenMonsterComes } from '../../../rules/effects/when-monster-comes.ts';
import { addsToAttack, rerollsPower } from '../../../rules/effects/words.ts';
import type { Events } from '../../../rules/events.ts';
import { isMonster } from '../../../rules/figures/sides.ts';
import { isWith } from './conditions.ts';
import { comesToTargets, isBowDrawn, onceInAttack, runningSpaces } from './running-shot.ts';

/** The skills of the Wildlander. */
export const wildlander = classSkills('Wildlander', [
  { name: 'Nimble', xp: 0, does: [whenMonsterComes(movesSpaces(numberOnCard(1)), { fatigue: 1 })] },
  {
    name: 'Accurate',
    xp: 1,
    does: [answers('afterRoll', rerollsPower, { may: true, says: 'd2.when.bow-attack', if: isWith('Bow') })],
  },
  { name: 'Eagle Eyes', xp: 1, does: [seesThroughFriends('Bow')] },
  {
    name: 'Bow Mastery',
    xp: 2,
    does: [
      answers('afterRoll', addsToAttack('surge', 1), {
        may: true,
        exhaust: true,
        says: 'd2.when.bow-attack',
        if: isWith('Bow'),
      }),
    ],
  },
  {
    name: 'Black Arrow',
    xp: 3,
    does: [used('asAction', performsAttackWith({ with: ['Bow'], range: 2, least: 3 }), { fatigue: 1 })],
  },
  {
    name: 'Danger Sense',
    xp: 1,
    does: [used('asAction', overlordDiscards, { fatigue: 2, exhaust: true })],
  },
  {
    name: 'First Strike',
    xp: 2,
    does: [
      answers('figureStarts', performsAttackWith({ with: ['Bow'], against: 'that' }), {
        may: true,
        of: 'others',
        fatigue: 2,
        exhaust: true,
        says: 'd2.when.monster-activated',
        if: (g, _, event) =>
          g.turn?.side === 'overlord' && isMonster(g, (event as Events['figureStarts']).figure),
      }),
    ],
  },
  {
    name: 'Fleet of Foot',
    xp: 2,
    does: [gainsPointsForFatigue(1), raises('wildlander-nimble', 1, 'd2.raises.nimble')],
  },
  {
    name: 'Running Shot',
    xp: 3,
    does: [
      answers('attackBegins', onceInAttack('running shot', movesSpaces(runningSpaces)), {
        may: true,
        says: 'd2.when.bow-before',
        if: isBowDrawn,
      }),
      answers('resolved', onceInAttack('running shot', movesSpaces(runningSpaces)), {
        may: true,
        says: 'd2.when.bow-after',
        if: isWith('Bow'),
      }),
      comesToTargets(runningSpaces, 'Bow'),
    ],
  },
]);
