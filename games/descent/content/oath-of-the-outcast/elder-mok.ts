import { either } from '@questwright/adventure';
import { figureFor } from '../../rules/context.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { recovers } from '../../rules/effects/harm.ts';
import { looksAtHandOfOverlord } from '../../rules/effects/overlord-hand.ts';
import { isWithin } from '../../rules/effects/whom.ts';
import type { Events } from '../../rules/events.ts';
import { isHero } from '../../rules/figures/sides.ts';
import { hero } from '../../rules/heroes.ts';

export const elderMok = hero(
  { name: 'Elder Mok' },
  {
    archetype: 'healer',
    box: 'Oath of the Outcast',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 4, awareness: 2 },
  },
  [
    answers('recovered', either(recovers('damage', 1), recovers('fatigue', 1)), {
      may: true,
      once: 'turn',
      of: 'others',
      says: 'd2.when.hero-recovers-near',
      if: (g, me, event) => {
        const { figure } = event as Events['recovered'];
        return isHero(g, figure) && isWithin(g, figureFor(g, me), figure, 3);
      },
    }),
    answers('figureStarts', looksAtHandOfOverlord, {
      may: true,
      feat: true,
      name: 'Heroic feat',
      says: 'd2.when.turn-starts',
    }),
  ],
);
