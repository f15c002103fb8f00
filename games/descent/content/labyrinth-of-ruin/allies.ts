import { inOrder } from '@questwright/adventure';
import { ally } from '../../rules/allies/ally.ts';
import {
  affectsSecond,
  investigates,
  isDealt,
  isOwnUse,
  onlyActions,
  reaches,
  staysHidden,
  withinReach,
} from '../../rules/allies/effects.ts';
import { answers, used } from '../../rules/effects/abilities.ts';
import { justExhausts } from '../../rules/effects/actions.ts';
import { nearTarget } from '../../rules/effects/attacks.ts';
import { besideSome } from '../../rules/effects/beside-that.ts';
import { gains, gainsDefence } from '../../rules/effects/gains.ts';
import { recovers } from '../../rules/effects/harm.ts';
import { attacksBy } from '../../rules/effects/lieutenants.ts';
import { performsAttackWith } from '../../rules/effects/skill-attacks.ts';
import { each, heroes, inSight, monsters, one, patients, within } from '../../rules/effects/whom.ts';

const BOX = 'Labyrinth of Ruin';
const INVESTIGATE = 'Investigate';
const SOOTHING_SPIRIT = 'Soothing Spirit';
const HOLY_HAMMER = 'Holy Hammer';

const raythen = ally('Raythen', {
  box: BOX,
  attack: { type: 'ranged', dice: ['blue', 'green', 'green'], surges: ['+1 damage', 'Poison'] },
  attributes: { might: 3, knowledge: 2, willpower: 1, awareness: 5 },
  byHeroes: {
    2: { speed: 5, health: 12, defence: ['gray'] },
    3: { speed: 5, health: 10, defence: ['brown'] },
    4: { speed: 5, health: 8, defence: ['brown'] },
  },
  abilities: [used('asAction', investigates, { name: INVESTIGATE })],
  skills: [
    {
      name: 'Back Strike',
      does: [
        gains('health', 4),
        used(
          'asAction',
          performsAttackWith({ among: { kind: monsters, traits: [besideSome(heroes)] }, damage: 3 }),
          { attack: true },
        ),
      ],
    },
    {
      name: 'Night Prowler',
      does: [
        answers('figureStarts', justExhausts, { may: true, exhaust: true, says: 'd2.when.ally-activated' }),
      ],
      exhausted: [onlyActions('move', `ally:${INVESTIGATE}`), staysHidden(3)],
    },
    {
      name: 'Sharp Eyes',
      does: [gains('speed', 1), gainsDefence('brown'), reaches(INVESTIGATE, 3)],
    },
  ],
});

const soothed = each(patients, withinReach(1));

const serena = ally('Serena', {
  box: BOX,
  attack: { type: 'melee', dice: ['blue', 'green', 'green'], surges: ['+1 damage', 'Stun'] },
  also: { [HOLY_HAMMER]: { type: 'ranged', dice: ['blue', 'red', 'green'], surges: ['+1 damage', 'Stun'] } },
  attributes: { might: 1, knowledge: 3, willpower: 5, awareness: 2 },
  byHeroes: {
    2: { speed: 3, health: 10, defence: ['gray'] },
    3: { speed: 3, health: 8, defence: ['gray'] },
    4: { speed: 3, health: 8, defence: ['brown'] },
  },
  abilities: [
    used('asAction', inOrder(recovers('damage', 1, soothed), recovers('fatigue', 1, soothed)), {
      name: SOOTHING_SPIRIT,
      once: 'turn',
    }),
  ],
  skills: [
    {
      name: 'Aura of Might',
      does: [
        gainsDefence('gray'),
        answers('abilityUsed', isDealt(3, each(monsters, within(3))), {
          says: 'd2.when.soothing-spirit',
          if: isOwnUse,
        }),
      ],
    },
    { name: 'Healing Aura', does: [gains('health', 4), reaches(SOOTHING_SPIRIT, 3)] },
    {
      name: HOLY_HAMMER,
      does: [
        used('asAction', attacksBy(HOLY_HAMMER), { attack: true }),
        affectsSecond(HOLY_HAMMER, one(monsters, nearTarget(3, 'figure'), inSight)),
      ],
    },
  ],
});

/** The allies of Labyrinth of Ruin. */
export const allies = [raythen, serena];
