import type { Ability } from '@questwright/adventure';
import { figureFor } from '../context.ts';
import type { Acting } from '../deeds.ts';
import { isMonster } from '../figures/sides.ts';
import { areAdjacent } from '../ground.ts';
import type { Descent, Piece } from '../state.ts';
import { MAP } from '../zones.ts';

/** Monsters that are adjacent to the hero cannot attack. */
export const noAttacksBeside: Ability = {
  text: 'd2.bans.attacks-beside',
  forbid: {
    action: {
      when: (g: Descent, me: Piece, { figure, action }: Acting) => {
        const own = figureFor(g, me);
        return (
          action === 'attack' && own?.zone === MAP && isMonster(g, figure) && areAdjacent(g, own, figure)
        );
      },
      rule: 'D2-GOLD-01',
    },
  },
};

export const banTexts: { readonly [key: string]: string } = {
  'd2.bans.attacks-beside': 'Monsters beside you perform no attacks',
};
