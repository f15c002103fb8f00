import { inOrder } from '@questwright/adventure';
import { answers, feat } from '../../../rules/effects/abilities.ts';
import { performsMove } from '../../../rules/effects/actions.ts';
import { recovers } from '../../../rules/effects/harm.ts';
import { chooses } from '../../../rules/effects/on-figures.ts';
import { butYou, heroes, one, thatFigure, within, you } from '../../../rules/effects/whom.ts';
import { hero } from '../../../rules/heroes.ts';

export const syndrael = hero(
  { name: 'Syndrael' },
  {
    archetype: 'warrior',
    speed: 4,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 4, knowledge: 3, willpower: 2, awareness: 2 },
  },
  [
    answers('figureEnds', recovers('fatigue', 2), {
      says: 'd2.when.not-moved',
      if: (g) => g.turn?.moved === false,
    }),
    feat(
      'duringTurn',
      inOrder(
        chooses(one(heroes, within(3), butYou)),
        performsMove(you, { atOnce: true }),
        performsMove(thatFigure, { atOnce: true }),
      ),
    ),
  ],
);
