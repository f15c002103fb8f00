import { classSkills } from '../../../rules/class-cards.ts';
import { answers } from '../../../rules/effects/abilities.ts';
import { standsIn } from '../../../rules/effects/attacks.ts';
import { recovers } from '../../../rules/effects/harm.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import { whenMonsterComes } from '../../../rules/effects/when-monster-comes.ts';
import { each, heroes, within } from '../../../rules/effects/whom.ts';
import { isBesideHero } from './conditions.ts';

/** The skills of the Knight, as far as the rules can play them. */
export const knight = classSkills('Knight', [
  {
    name: 'Defend',
    xp: 1,
    does: [answers('affected', standsIn(1), { may: true, of: 'others', fatigue: 1 })],
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
