import { head, inOrder, printed } from '@questwright/adventure';
import type { CardDefinition } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { charms } from '../../rules/effects/charm.ts';
import { movesSpaces } from '../../rules/effects/moves.ts';
import { threat } from '../../rules/effects/prices.ts';
import { thatFigure } from '../../rules/effects/whom.ts';
import type { Testing } from '../../rules/events.ts';
import { isHero } from '../../rules/figures/sides.ts';

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
