import { figureDef } from '../../rules/catalogue.ts';
import { classSkills } from '../../rules/class-cards.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { searchesChosen } from '../../rules/effects/payday.ts';
import type { Events } from '../../rules/events.ts';
import { isDefeatedByYou } from '../base/classes/conditions.ts';

/** The skills of the Bounty Hunter, as far as the rules can play them. */
export const bountyHunter = classSkills('Bounty Hunter', [
  {
    name: 'Payday',
    xp: 3,
    does: [
      answers('defeated', searchesChosen, {
        may: true,
        exhaust: true,
        of: 'anybody',
        says: 'd2.when.master-defeated',
        if: (g, me, event) =>
          isDefeatedByYou(g, me, event) &&
          figureDef(g, (event as Events['defeated']).figure).rank === 'master',
      }),
    ],
  },
]);
