import { inOrder } from '@questwright/adventure';
import { figureDef } from '../../rules/catalogue.ts';
import type { Context } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { emptyBeside } from '../../rules/effects/arrivals.ts';
import { suffers } from '../../rules/effects/harm.ts';
import { chooses } from '../../rules/effects/on-figures.ts';
import { summonsServant } from '../../rules/effects/servants.ts';
import { type FigureTrait, monsters, one, thatFigure } from '../../rules/effects/whom.ts';
import { monster } from '../../rules/monsters.ts';
import { overlordDeck } from '../../rules/overlord/card.ts';
import type { Descent } from '../../rules/state.ts';

const FLOCK = 'Raven Flock';
const numbers = { speed: 4, health: 4, defence: ['gray'], surges: ['+1 damage'] } as const;

/** A servant. Servants have no traits. [D2-MON-19] */
export const ravenFlock = monster(FLOCK, {
  box: 'Manor of Ravens',
  type: 'melee',
  traits: [],
  size: 'small',
  limits: { 2: [1, 0], 3: [1, 0], 4: [1, 0] },
  acts: {
    1: { minion: { ...numbers, dice: ['blue', 'red'] } },
    2: { minion: { ...numbers, dice: ['blue', 'red', 'yellow'] } },
  },
});

const butRavens: FigureTrait = {
  text: 'd2.which.but-ravens',
  noun: false,
  fits: (g, figure) => figureDef(g, figure).monster !== FLOCK,
};
const beside = (g: Descent, { chosen }: Context): number[] => (chosen ? emptyBeside(g, chosen) : []);

/** A Summon card: it does not count for higher levels. The class is not complete, so it is not in the box yet. [D2-XP-20] */
export const unkindness = overlordDeck('Unkindness', [
  {
    name: 'Call of the Ravens',
    traits: ['Event'],
    xp: 1,
    servants: true,
    stays: [
      answers(
        'overlordStarts',
        inOrder(
          chooses(one(monsters, butRavens)),
          summonsServant(FLOCK, 'd2.servant.beside-that', beside),
          suffers('damage', 4, thatFigure),
        ),
        { may: true, of: 'anybody', exhaust: true, says: 'd2.when.overlord-starts' },
      ),
    ],
  },
]);
