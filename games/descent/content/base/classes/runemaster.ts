import { classSkills } from '../../../rules/class-cards.ts';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { becomesAny } from '../../../rules/effects/any-condition.ts';
import { gains, gainsBreath, givesTrait } from '../../../rules/effects/gains.ts';
import { suffers } from '../../../rules/effects/harm.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import { grantsSurge } from '../../../rules/effects/surges.ts';
import { butYou, figures, inSight, theTarget, within } from '../../../rules/effects/whom.ts';
import { addsShields, addsToAttack } from '../../../rules/effects/words.ts';
import { surgeThat } from '../../../rules/surges.ts';
import { isDefending, isWith, yoursWithRune } from './conditions.ts';

/** The skills of the Runemaster. */
export const runemaster = classSkills('Runemaster', [
  {
    name: 'Runic Knowledge',
    xp: 0,
    does: [grantsSurge(surgeThat(suffers('fatigue', 1), '+2 damage'), yoursWithRune)],
  },
  {
    name: 'Exploding Rune',
    xp: 1,
    does: [used('asAction', performsAttackWith({ with: ['Rune'], blast: true }), { fatigue: 1 })],
  },
  {
    name: 'Ghost Armor',
    xp: 1,
    does: [
      answers('afterRoll', addsShields(1), {
        may: true,
        again: true,
        of: 'others',
        fatigue: 1,
        says: 'd2.when.defended',
        if: isDefending,
      }),
    ],
  },
  { name: 'Inscribe Rune', xp: 1, does: [givesTrait('Rune')] },
  {
    name: 'Rune Mastery',
    xp: 2,
    does: [
      answers('afterRoll', addsToAttack('surge', 1), {
        may: true,
        exhaust: true,
        says: 'd2.when.rune-attack',
        if: isWith('Rune'),
      }),
    ],
  },
  {
    name: 'Runic Sorcery',
    xp: 2,
    does: [
      used(
        'asAction',
        performsAttackWith({
          with: ['Rune'],
          dealt: becomesAny(theTarget),
        }),
        { fatigue: 1 },
      ),
    ],
  },
  {
    name: 'Break the Rune',
    xp: 3,
    does: [
      used(
        'asAction',
        performsAttackWith({
          with: ['Rune'],
          all: { kind: figures, traits: [butYou, within(3), inSight] },
          ignoresRange: true,
        }),
        { fatigue: 4 },
      ),
    ],
  },
  {
    name: 'Quick Casting',
    xp: 3,
    does: [
      answers('resolved', performsAttackWith(), {
        may: true,
        fatigue: 2,
        exhaust: true,
        says: 'd2.when.rune-attack-done',
        if: isWith('Rune'),
      }),
    ],
  },
  { name: 'Iron Will', xp: 2, does: [gains('stamina', 1), gainsBreath(1)] },
]);
