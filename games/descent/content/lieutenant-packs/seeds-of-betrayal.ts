import { head, printed } from '@questwright/adventure';
import type { CardDefinition } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { threat } from '../../rules/effects/prices.ts';
import { addsShields } from '../../rules/effects/words.ts';
import type { Rolled } from '../../rules/events.ts';
import { isHero } from '../../rules/figures/sides.ts';

/** Plot cards of Baron Zachareth, as far as the rules can play them. */
export const seedsOfBetrayal: readonly CardDefinition[] = [
  {
    ...head({ id: 'seeds-of-betrayal-nefarious-power', name: 'Nefarious Power' }),
    kind: 'card',
    deck: 'Seeds of Betrayal',
    plot: true,
    ...printed([
      answers('rolled', addsShields(1), {
        may: true,
        of: 'anybody',
        exhaust: true,
        cost: threat(1),
        says: 'd2.when.hero-tests',
        if: (g, _, event) => {
          const { attribute, figure } = event as Rolled;
          return attribute !== null && isHero(g, figure);
        },
      }),
    ]),
  },
];
