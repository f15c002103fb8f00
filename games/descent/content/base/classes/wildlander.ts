import { classSkills } from '../../../rules/class-cards.ts';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { movesSpaces } from '../../../rules/effects/moves.ts';
import { seesThroughFriends } from '../../../rules/effects/seen-through.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import { whenMonsterComes } from '../../../rules/effects/when-monster-comes.ts';
import { addsToAttack, rerollsPower } from '../../../rules/effects/words.ts';
import { isWith } from './conditions.ts';

/** The skills of the Wildlander, as far as the rules can play them. */
export const wildlander = classSkills('Wildlander', [
  { name: 'Nimble', xp: 0, does: [whenMonsterComes(movesSpaces(1), { fatigue: 1 })] },
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
]);
