import { does, head, inOrder, printed } from '@questwright/adventure';
import { plotDeck, triggers } from '../../rules/campaign/plot-words.ts';
import { gainXp } from '../../rules/campaign/rewards.ts';
import type { CardDefinition, Context } from '../../rules/definitions.ts';
import { returnToBox } from '../../rules/discard.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { charms } from '../../rules/effects/charm.ts';
import { movesSpaces } from '../../rules/effects/moves.ts';
import type { GameEffect } from '../../rules/effects/on-figures.ts';
import { threat } from '../../rules/effects/prices.ts';
import { thatFigure } from '../../rules/effects/whom.ts';
import type { Testing } from '../../rules/events.ts';
import { isHero } from '../../rules/figures/sides.ts';
import type { Descent } from '../../rules/state.ts';
import { atStep, SPENDING } from './moments.ts';

/** A plot card of Rylan Olliven: the overlord moves a hero, and attacks with him as with a monster. */
export const oneOfUs: CardDefinition = {
  ...head({ id: 'inner-corruption-one-of-us', name: 'One of Us' }),
  kind: 'card',
  deck: 'Inner Corruption',
  plot: true,
  ...printed([
    answers('testFailed', inOrder(movesSpaces(null, thatFigure), charms(thatFigure, 'attack')), {
      may: true,
      of: 'anybody',
      exhaust: true,
      cost: threat(2),
      says: 'd2.when.hero-fails-willpower',
      if: (g, _, event) => {
        const { attribute, figure } = event as Testing;
        return attribute === 'willpower' && isHero(g, figure);
      },
    }),
  ]),
};

/** The overlord gets 1 XP when XP are spent, and the card goes back to the box. */
const turnsIntoXp: GameEffect = does('d2.plot.scribe', (g: Descent, { card }: Context) => {
  gainXp(g, 'overlord', 1);
  returnToBox(g, card);
});

/** A plot card of Rylan Olliven that can be bought only once. [D2-PLOT-19] */
export const [deceitfulScribe] = plotDeck('Inner Corruption', [
  {
    name: 'Deceitful Scribe',
    cost: 3,
    givesXp: 1,
    does: [
      triggers('campaignStepStarts', turnsIntoXp, {
        threat: 0,
        exhaust: false,
        says: 'd2.when.xp-spent',
        if: atStep(SPENDING),
      }),
    ],
  },
]);
