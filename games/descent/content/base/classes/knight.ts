import { inOrder, may } from '@questwright/adventure';
import { classSkills } from '../../../rules/class-cards.ts';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { attacks, standsIn } from '../../../rules/effects/attacks.ts';
import { besideSome, besideThat, placedBesideThat } from '../../../rules/effects/beside-that.ts';
import { recovers } from '../../../rules/effects/harm.ts';
import { movesSpaces } from '../../../rules/effects/moves.ts';
import { chooses } from '../../../rules/effects/on-figures.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import { whenMonsterComes } from '../../../rules/effects/when-monster-comes.ts';
import { butYou, each, heroes, monsters, one, within } from '../../../rules/effects/whom.ts';
import { hasDefeatedByMelee, isBesideHero } from './conditions.ts';

/** The skills of the Knight, as far as the rules can play them. */
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
