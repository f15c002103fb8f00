import { classSkills } from '../../rules/class-cards.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { passesEnemies } from '../../rules/effects/gains.ts';
import { gainsPoints } from '../../rules/effects/moves.ts';
import { searchCards } from '../../rules/effects/search.ts';
import type { Events } from '../../rules/events.ts';

/** The skills of the Treasure Hunter, as far as the rules can play them. */
export const treasureHunter = classSkills('Treasure Hunter', [
  {
    name: 'Gold Rush',
    xp: 1,
    does: [
      answers('actionDone', gainsPoints(searchCards(5)), {
        may: true,
        exhaust: true,
        says: 'd2.when.you-searched',
        if: (_, __, event) => (event as Events['actionDone']).action === 'search',
      }),
    ],
    exhausted: [passesEnemies],
  },
]);
