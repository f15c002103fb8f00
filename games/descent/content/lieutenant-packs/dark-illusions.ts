import { does, inOrder, may, when } from '@questwright/adventure';
import { plotDeck, triggers } from '../../rules/campaign/plot-words.ts';
import type { Context } from '../../rules/definitions.ts';
import { showsMiss } from '../../rules/dice/roll.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { ifTrait } from '../../rules/effects/monster-traits.ts';
import { movesSpaces } from '../../rules/effects/moves.ts';
import type { GameEffect } from '../../rules/effects/on-figures.ts';
import { theAttacker } from '../../rules/effects/whom.ts';
import { rerollsColour, rerollsPower } from '../../rules/effects/words.ts';
import type { Attacking } from '../../rules/events.ts';
import type { Descent, Piece } from '../../rules/state.ts';
import { monsterAttacks } from './moments.ts';

const keyOf = ({ id }: Piece): string => `misdirection ${id}`;
const remembers: GameEffect = does('d2.plot.misdirected', (_: Descent, { event, card }: Context) => {
  (event as Attacking).attack.fixed.push(keyOf(card));
});

/** A card of Ariad's Plot deck. What the attack deals counts, and not what is suffered of it. [D2-FPLOT-01] */
export const [misdirection] = plotDeck('Dark Illusions', [
  {
    name: 'Misdirection',
    does: [
      triggers(
        'afterRoll',
        inOrder(rerollsColour('blue'), when(ifTrait('cursed'), may(rerollsPower)), remembers),
        {
          says: 'd2.when.monster-misses',
          if: (g, me, event) => monsterAttacks(g, me, event) && showsMiss((event as Attacking).attack.roll),
        },
      ),
      answers('resolved', movesSpaces(1, theAttacker), {
        may: true,
        of: 'anybody',
        says: 'd2.when.misdirected-dealt',
        if: (_, me, event) => {
          const { attack } = event as Attacking;
          return attack.fixed.includes(keyOf(me)) && attack.struck.some(({ dealt }) => dealt > 0);
        },
      }),
    ],
  },
]);
