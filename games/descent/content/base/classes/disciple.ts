import { inOrder } from '@questwright/adventure';
import { classSkills } from '../../../rules/class-cards.ts';
import { used } from '../../../rules/effects/abilities.ts';
import { justExhausts } from '../../../rules/effects/actions.ts';
import { noAttacksBeside } from '../../../rules/effects/bans.ts';
import { recovers, suffers } from '../../../rules/effects/harm.ts';
import { gainsPoints } from '../../../rules/effects/moves.ts';
import { chooses } from '../../../rules/effects/on-figures.ts';
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
  thatFigure,
  within,
} from '../../../rules/effects/whom.ts';

/** The skills of the Disciple, as far as the rules can play them. */
export const disciple = classSkills('Disciple', [
  {
    name: 'Prayer of Healing',
    xp: 0,
    does: [
      used(
        'duringTurn',
        inOrder(
          chooses(one(patients, within(1))),
          rolls('red'),
          recovers('damage', heartsRolled, thatFigure),
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
]);
