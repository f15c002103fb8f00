import { plotDeck, triggers } from '../../rules/campaign/plot-words.ts';
import { figureDef } from '../../rules/catalogue.ts';
import { becomes } from '../../rules/effects/harm.ts';
import { each, type FigureTrait, heroes } from '../../rules/effects/whom.ts';
import type { Events } from '../../rules/events.ts';
import { healthOf } from '../../rules/figures/characteristics.ts';
import { isMonster } from '../../rules/figures/sides.ts';
import { spacesApart, spacesOf } from '../../rules/ground.ts';

/** Beside the spaces in which it was defeated. */
const besideFallen: FigureTrait = {
  text: 'd2.which.beside-fallen',
  noun: false,
  fits: (g, figure, { event }) =>
    spacesApart(g, (event as Events['defeated']).spaces, spacesOf(g, figure)) === 1,
};

/** A card of Skarn's Plot deck. Only damage up to its Health brings the monster down like that. [D2-FPLOT-20] */
export const [thunderousFall] = plotDeck('Twisted Soul', [
  {
    name: 'Thunderous Fall',
    cost: 2,
    does: [
      triggers('defeated', becomes('stunned', each(heroes, besideFallen)), {
        says: 'd2.when.huge-defeated',
        if: (g, _, event) => {
          const { figure } = event as Events['defeated'];
          const { size } = figureDef(g, figure);
          return (
            isMonster(g, figure) &&
            (size === 'huge' || size === 'massive') &&
            figure.damage >= healthOf(g, figure)
          );
        },
      }),
    ],
  },
]);
