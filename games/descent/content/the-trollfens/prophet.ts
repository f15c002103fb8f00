import { inOrder } from '@questwright/adventure';
import { classSkills } from '../../rules/class-cards.ts';
import { used } from '../../rules/effects/abilities.ts';
import { classToken, gainsToken } from '../../rules/effects/class-tokens.ts';
import { recovers } from '../../rules/effects/harm.ts';
import { isDiscarded } from '../../rules/effects/search.ts';
import { heroes, one, thatFigure } from '../../rules/effects/whom.ts';

/** There is one, which goes from hero to hero. */
export const insight = classToken({ id: 'insight', name: 'Insight' }, { supply: 1, wanders: true }, [
  used('duringTurn', inOrder(recovers('damage', 1), isDiscarded)),
]);

/** The skills of the Prophet, as far as the rules can play them. */
export const prophet = classSkills('Prophet', [
  {
    name: 'Soothing Insight',
    xp: 0,
    does: [
      used(
        'duringTurn',
        inOrder(
          gainsToken('insight', one(heroes)),
          recovers('damage', 1, thatFigure),
          recovers('fatigue', 1, thatFigure),
        ),
        { fatigue: 1, exhaust: true },
      ),
    ],
  },
]);
