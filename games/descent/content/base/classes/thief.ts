import { inOrder } from '@questwright/adventure';
import { classSkills } from '../../../rules/class-cards.ts';
import { used } from '../../../rules/effects/abilities.ts';
import { justExhausts } from '../../../rules/effects/actions.ts';
import { passesEnemies } from '../../../rules/effects/gains.ts';
import { becomes, suffers } from '../../../rules/effects/harm.ts';
import { searchesWithin } from '../../../rules/effects/search.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import { demandsSurge } from '../../../rules/effects/surges.ts';
import { tests } from '../../../rules/effects/tests.ts';
import { whenMonsterComes } from '../../../rules/effects/when-monster-comes.ts';
import { thatFigure, theTarget, you } from '../../../rules/effects/whom.ts';
import { targetsYou } from './conditions.ts';

/** The skills of the Thief, as far as the rules can play them. */
export const thief = classSkills('Thief', [
  {
    name: 'Greedy',
    xp: 0,
    does: [used('asAction', searchesWithin(3), { fatigue: 1 })],
  },
  {
    name: 'Dirty Tricks',
    xp: 1,
    does: [
      used(
        'asAction',
        performsAttackWith({ with: ['Melee', 'Blade'], dealt: becomes('stunned', theTarget) }),
        {
          fatigue: 1,
        },
      ),
    ],
  },
  {
    name: 'Caltrops',
    xp: 2,
    does: [
      whenMonsterComes(
        tests(you, 'awareness', {
          passed: inOrder(suffers('damage', 1, thatFigure), becomes('immobilized', thatFigure)),
        }),
        { fatigue: 1, exhaust: true },
      ),
    ],
  },
  {
    name: 'Tumble',
    xp: 2,
    does: [used('duringTurn', justExhausts, { fatigue: 1, exhaust: true })],
    exhausted: [passesEnemies],
  },
  {
    name: 'Unseen',
    xp: 2,
    does: [used('duringTurn', justExhausts, { fatigue: 2, exhaust: true })],
    exhausted: [demandsSurge('Unseen', 'd2.demands.unseen', targetsYou)],
  },
]);
