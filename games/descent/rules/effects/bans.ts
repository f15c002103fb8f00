import type { Ability } from '@questwright/adventure';
import { figureFor } from '../context.ts';
import type { Acting, Deeds } from '../deeds.ts';
import { isHero, isMonster } from '../figures/sides.ts';
import { areAdjacent } from '../ground.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import { MAP } from '../zones.ts';
import { isWithin } from './whom.ts';

/** Monsters that are adjacent to the hero cannot attack. */
export const noAttacksBeside: Ability = {
  text: 'd2.bans.attacks-beside',
  modify: {
    hushedBy: (g: Descent, me: Piece, heroes: readonly Figure[], figure: Figure) => {
      const own = figureFor(g, me);
      return own?.zone === MAP && isMonster(g, figure) ? [...heroes, own] : heroes;
    },
  },
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

/** Monsters that are not adjacent to a hero near you cannot target that hero. */
export const onlyFromBeside = (n: number): Ability => ({
  text: ['d2.bans.only-beside', { n }],
  forbid: {
    target: {
      when: (g: Descent, me: Piece, { attacker, figure }: Deeds['target']) =>
        isMonster(g, attacker) &&
        isHero(g, figure) &&
        isWithin(g, figureFor(g, me), figure, n) &&
        !areAdjacent(g, attacker, figure),
      rule: 'D2-FHERO-44',
    },
  },
});

export const banTexts: { readonly [key: string]: string } = {
  'd2.bans.only-beside':
    'Each hero within {n} spaces of you can be targeted only by monsters beside that hero',
  'd2.bans.attacks-beside': 'Monsters beside you perform no attacks',
};
