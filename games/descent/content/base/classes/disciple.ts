import { inOrder } from '@questwright/adventure';
import { classSkills } from '../../../rules/class-cards.ts';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { justExhausts } from '../../../rules/effects/actions.ts';
import { noAttacksBeside } from '../../../rules/effects/bans.ts';
import { choosesSome, raises } from '../../../rules/effects/card-numbers.ts';
import { discardsOne } from '../../../rules/effects/conditions.ts';
import { gainsDefence } from '../../../rules/effects/gains.ts';
import { recovers, suffers } from '../../../rules/effects/harm.ts';
import { dieInNextAttack, lays, staying } from '../../../rules/effects/lasting.ts';
import { gainsPoints } from '../../../rules/effects/moves.ts';
import { heartsRolled, rolls } from '../../../rules/effects/rolls.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import {
  adjacent,
  each,
  heroes,
  inSight,
  monsters,
  one,
  patients,
  thoseFigures,
  thoseUsedOn,
  within,
} from '../../../rules/effects/whom.ts';
import type { Using } from '../../../rules/events.ts';
import { isUseOf } from './conditions.ts';

const PRAYER = 'disciple-prayer-of-healing';
const isPrayer = isUseOf(PRAYER);

/** What Armor of Faith and Divine Fury leave with those for whom the Disciple has prayed. */
const faith = staying({ name: 'Armor of Faith' }, gainsDefence('brown'), true);
const fury = staying({ name: 'Divine Fury' }, dieInNextAttack('yellow'));
export const discipleEffects = [faith, fury];

/** The skills of the Disciple. */
export const disciple = classSkills('Disciple', [
  {
    name: 'Prayer of Healing',
    xp: 0,
    does: [
      used(
        'duringTurn',
        inOrder(
          choosesSome(patients, within(1)),
          rolls('red'),
          recovers('damage', heartsRolled, thoseFigures),
        ),
        { fatigue: 1, exhaust: true },
      ),
    ],
  },
  {
    name: 'Blessed Strike',
    xp: 1,
    does: [
      used(
        'asAction',
        performsAttackWith({
          with: ['Melee'],
          dealt: inOrder(recovers('damage', 2), recovers('damage', 2, one(patients, adjacent))),
        }),
        { fatigue: 1 },
      ),
    ],
  },
  {
    name: 'Prayer of Peace',
    xp: 2,
    does: [used('asAction', justExhausts, { fatigue: 2, exhaust: true })],
    exhausted: [noAttacksBeside],
  },
  {
    name: 'Time of Need',
    xp: 2,
    does: [used('asAction', inOrder(gainsPoints(2), recovers('fatigue', 2)))],
  },
  {
    name: 'Radiant Light',
    xp: 3,
    does: [
      used(
        'asAction',
        inOrder(
          rolls('red'),
          recovers('damage', heartsRolled, each(heroes, inSight)),
          suffers('damage', heartsRolled, each(monsters, inSight)),
        ),
        { fatigue: 3 },
      ),
    ],
  },
  {
    name: 'Armor of Faith',
    xp: 1,
    does: [
      answers('abilityUsed', lays(faith, thoseUsedOn), {
        anyOrder: true,
        says: 'd2.when.prayer',
        if: isPrayer,
      }),
    ],
  },
  {
    name: 'Cleansing Touch',
    xp: 1,
    does: [
      answers('abilityUsed', discardsOne(thoseUsedOn, { may: true }), {
        says: 'd2.when.prayer',
        if: isPrayer,
      }),
    ],
  },
  {
    name: 'Divine Fury',
    xp: 2,
    does: [
      answers('abilityUsed', lays(fury, thoseUsedOn, 'round'), {
        anyOrder: true,
        says: 'd2.when.prayer',
        if: isPrayer,
      }),
    ],
  },
  {
    name: 'Holy Power',
    xp: 3,
    does: [
      raises(PRAYER, 1, 'd2.raises.prayer'),
      answers('abilityUsed', recovers('fatigue', 1, thoseUsedOn), {
        says: 'd2.when.prayer-surge',
        if: (g, me, event) => isPrayer(g, me, event) && ((event as Using).rolled?.surge ?? 0) > 0,
      }),
    ],
  },
]);
