import { inOrder } from '@questwright/adventure';
import { classSkills } from '../../../rules/class-cards.ts';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { justExhausts } from '../../../rules/effects/actions.ts';
import { performsDoor } from '../../../rules/effects/doors.ts';
import { gainsDefence, passesEnemies } from '../../../rules/effects/gains.ts';
import { becomes, suffers } from '../../../rules/effects/harm.ts';
import { performsSearch, redraws, searchesWithin } from '../../../rules/effects/search.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import { attacksGain, demandsSurge } from '../../../rules/effects/surges.ts';
import { tests } from '../../../rules/effects/tests.ts';
import { whenMonsterComes } from '../../../rules/effects/when-monster-comes.ts';
import { monsters, onlyInSight, thatFigure, theTarget, you } from '../../../rules/effects/whom.ts';
import type { Events } from '../../../rules/events.ts';
import { targetsYou } from './conditions.ts';
import { isHeld, notesWhoSees, unseenBy } from './sneaky.ts';

/** The skills of the Thief. */
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
  {
    name: 'Appraisal',
    xp: 1,
    does: [
      answers('found', redraws, {
        may: true,
        anywhere: true,
        says: 'd2.when.found',
        if: (_, me, event) => (event as Events['found']).card.hero === me.hero && isHeld(event),
      }),
    ],
  },
  {
    name: 'Sneaky',
    xp: 1,
    does: [used('duringTurn', performsDoor, { exhaust: true })],
    always: [notesWhoSees, attacksGain({ damage: 1 }, unseenBy)],
  },
  {
    name: 'Bushwhack',
    xp: 3,
    does: [
      used('duringTurn', performsAttackWith({ among: { kind: monsters, traits: [onlyInSight] } }), {
        fatigue: 1,
        exhaust: true,
      }),
    ],
  },
  {
    name: 'Lurk',
    xp: 3,
    does: [used('duringTurn', performsSearch, { fatigue: 1, exhaust: true })],
    exhausted: [gainsDefence('brown')],
  },
]);
