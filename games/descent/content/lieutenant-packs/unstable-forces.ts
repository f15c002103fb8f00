import { does } from '@questwright/adventure';
import { chooseOrder, type Rule } from '@questwright/kernel';
import { plotDeck, triggers } from '../../rules/campaign/plot-words.ts';
import { gainThreat } from '../../rules/campaign/threat.ts';
import type { Context } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { justExhausts } from '../../rules/effects/actions.ts';
import { suffers } from '../../rules/effects/harm.ts';
import { namesAttribute } from '../../rules/effects/name-attribute.ts';
import type { GameEffect } from '../../rules/effects/on-figures.ts';
import { nearThat } from '../../rules/effects/overlord-cards.ts';
import { each, heroes } from '../../rules/effects/whom.ts';
import type { Events } from '../../rules/events.ts';
import { isHero } from '../../rules/figures/sides.ts';
import { test } from '../../rules/figures/test.ts';
import { asOffer } from '../../rules/ground.ts';
import type { Descent } from '../../rules/state.ts';
import type { Offer } from '../../rules/words.ts';

/** One hero after the other tests what the overlord names for each, until one passes. [D2-FPLOT-21] */
const madness: GameEffect = does('d2.plot.madness', function* (g: Descent, c: Context): Rule {
  const order = yield* chooseOrder(g, {
    seat: g.overlord,
    topic: 'order',
    prompt: 'd2.ask.test-order',
    among: heroes.matching(g, c, []).map((figure): Offer => ({ word: 'figure', figure })),
    as: asOffer(g),
  });
  for (const offer of order) {
    if (offer.word !== 'figure') continue;
    const attribute = yield* namesAttribute(g, offer.figure, ['knowledge', 'willpower']);
    if ((yield* test(g, offer.figure, attribute)).passed) return;
    yield* gainThreat(g, 1, 'D2-PLOT-14');
  }
});

/** Cards of the Plot deck of Tristayne Olliven. Who has recovered is one of those near that hero. [D2-FPLOT-22] */
export const [descendToMadness, soulEnsnare] = plotDeck('Unstable Forces', [
  {
    name: 'Descend to Madness',
    cost: 3,
    refreshes: 'encounter',
    does: [triggers('overlordEnds', madness, { says: 'd2.when.overlord-ends' })],
  },
  {
    name: 'Soul Ensnare',
    cost: 3,
    does: [
      triggers('overlordEnds', justExhausts, { says: 'd2.when.overlord-ends' }),
      answers('returned', suffers('damage', 1, each(heroes, nearThat(3))), {
        of: 'anybody',
        says: 'd2.when.fallen-recovers',
        if: (g, me, event) => me.exhausted && isHero(g, (event as Events['returned']).figure),
      }),
    ],
  },
]);
