import { inOrder } from '@questwright/adventure';
import { classSkills } from '../../rules/class-cards.ts';
import { used } from '../../rules/effects/abilities.ts';
import { classToken, gainsToken } from '../../rules/effects/class-tokens.ts';
import { recovers } from '../../rules/effects/harm.ts';
import { turnsUpTop } from '../../rules/effects/overlord-hand.ts';
import { exhausting } from '../../rules/effects/prices.ts';
import { isDiscarded } from '../../rules/effects/search.ts';
import { heroes, one, thatFigure } from '../../rules/effects/whom.ts';

const GRIM_FATE = 'prophet-grim-fate';

/** There is one, which goes from hero to hero. */
export const insight = classToken({ id: 'insight', name: 'Insight' }, { supply: 1, wanders: true }, [
  used('duringTurn', inOrder(recovers('damage', 1), isDiscarded)),
  used('duringTurn', turnsUpTop, { name: 'Grim Fate', fatigue: 2, cost: exhausting(GRIM_FATE, 'Grim Fate') }),
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
  // What it lets a hero do stands on the insight token.
  { name: 'Grim Fate', xp: 1, does: [{ text: 'd2.prophet.grim-fate' }] },
]);
