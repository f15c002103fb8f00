import type { Ability } from '@questwright/adventure';
import type { Attack } from '../../rules/attack/types.ts';
import { figureFor } from '../../rules/context.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { onlyFromBeside } from '../../rules/effects/bans.ts';
import { lays, staying } from '../../rules/effects/lasting.ts';
import { you } from '../../rules/effects/whom.ts';
import { isHero, isMonster } from '../../rules/figures/sides.ts';
import { areAdjacent } from '../../rules/ground.ts';
import { hero } from '../../rules/heroes.ts';
import { figureOf, onMap } from '../../rules/pieces.ts';
import type { Change } from '../../rules/rolls.ts';
import type { Descent, Piece } from '../../rules/state.ts';

/** Whoever is alone among the heroes gets 1 damage more of her. */
const loner: Ability = {
  text: 'd2.roganna',
  modify: {
    attackChange: (g: Descent, me: Piece, changes: readonly Change[], { attacker, aims }: Attack) => {
      const own = figureFor(g, me);
      const isAlone = aims.some((aim) => {
        const target = figureOf(g, aim.figure);
        return (
          target !== undefined &&
          isMonster(g, target) &&
          !onMap(g).some((one) => isHero(g, one) && one.id !== attacker && areAdjacent(g, one, target))
        );
      });
      return own?.id === attacker && isAlone ? [...changes, { damage: 1 }] : changes;
    },
  },
};

export const shade = staying({ id: 'roganna-shade', name: 'Roganna the Shade' }, onlyFromBeside(3), true);

export const roganna = hero(
  { name: 'Roganna the Shade' },
  {
    archetype: 'scout',
    box: 'The Trollfens',
    speed: 5,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 2, willpower: 4, awareness: 3 },
  },
  [
    loner,
    answers('figureEnds', lays(shade, you), {
      may: true,
      feat: true,
      name: 'Heroic feat',
      says: 'd2.when.turn-ends',
    }),
  ],
);
