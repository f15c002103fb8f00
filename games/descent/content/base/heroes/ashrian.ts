import { inOrder } from '@questwright/adventure';
import { figureDef } from '../../../rules/catalogue.ts';
import { figureFor } from '../../../rules/context.ts';
import { answers, feat } from '../../../rules/effects/abilities.ts';
import { becomes } from '../../../rules/effects/harm.ts';
import { chooses } from '../../../rules/effects/on-figures.ts';
import { each, inThatGroup, monsters, one, thatFigure, within } from '../../../rules/effects/whom.ts';
import { areAdjacent } from '../../../rules/ground.ts';
import { hero } from '../../../rules/heroes.ts';
import type { Descent, Figure, Piece } from '../../../rules/state.ts';

/** A minion is about to act beside her. */
function isMinionBeside(g: Descent, me: Piece, event: unknown): boolean {
  const { figure } = event as { readonly figure: Figure };
  return figureDef(g, figure).rank === 'minion' && areAdjacent(g, figureFor(g, me)!, figure);
}

export const ashrian = hero(
  { name: 'Ashrian' },
  {
    archetype: 'healer',
    speed: 5,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 2, willpower: 3, awareness: 4 },
  },
  [
    answers('figureStarts', becomes('stunned', thatFigure), {
      of: 'others',
      says: 'd2.when.minion-beside',
      if: isMinionBeside,
    }),
    feat(
      'asAction',
      inOrder(chooses(one(monsters, within(3))), becomes('stunned', each(monsters, inThatGroup))),
    ),
  ],
);
