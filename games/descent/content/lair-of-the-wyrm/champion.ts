import { type Ability, does, inOrder, valueFor } from '@questwright/adventure';
import { isFresh, use } from '@questwright/kernel';
import { classSkills } from '../../rules/class-cards.ts';
import { figureFor } from '../../rules/context.ts';
import type { Context } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { classToken, gainsToken } from '../../rules/effects/class-tokens.ts';
import type { GameEffect } from '../../rules/effects/on-figures.ts';
import { isDiscarded } from '../../rules/effects/search.ts';
import { butYou, each, heroes, within } from '../../rules/effects/whom.ts';
import { addsShields, addsToAttack } from '../../rules/effects/words.ts';
import type { Defending } from '../../rules/events.ts';
import { countsAsHero } from '../../rules/figures/sides.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';
import { hasDefeatedByMelee, isDefeatedByYou } from '../base/classes/conditions.ts';

/** Whether a card lets its holder spend valor in defence: once for each roll. */
function guardsYou(g: Descent, me: Piece, event: unknown): boolean {
  const own = figureFor(g, me);
  const { defenders } = event as Defending;
  if (!own || !defenders.some(({ figure }) => figure === own.id)) return false;
  return valueFor(g, 'valorGuards', 0, own) > 0 && isFresh(g, 'attack', guardKey(own));
}

const guardKey = ({ id }: Figure): string => `valor:${id}`;

const guards: GameEffect = does('d2.effect.valor-guards', (g: Descent, c: Context) => {
  use(g, 'attack', guardKey(c.figure!));
  return addsShields(1).run(g, c);
});

/** "Before rolling defence dice, a hero may spend valor": whoever is a hero then. [D2-FCHARM-26] */
const letsHeroesGuard: Ability = {
  text: 'd2.champion.heroes-guard',
  modify: {
    valorGuards: (g: Descent, _: Piece, n: number, figure: Figure) => (countsAsHero(g, figure) ? n + 1 : n),
  },
};

/** Whoever has one may spend it on an attack of the own, once in each. */
export const valor = classToken({ id: 'valor', name: 'Valor' }, { supply: 12 }, [
  answers('beforeRoll', inOrder(addsToAttack('damage', 1), isDiscarded), {
    may: true,
    once: 'attack',
    says: 'd2.when.your-attack',
  }),
  answers('beforeRoll', inOrder(guards, isDiscarded), {
    may: true,
    of: 'anybody',
    says: 'd2.when.valor-guards',
    if: guardsYou,
  }),
]);

/** The skills of the Champion, as far as the rules can play them. */
export const champion = classSkills('Champion', [
  {
    name: 'Valor of Heroes',
    xp: 0,
    does: [
      answers('resolved', gainsToken('valor'), {
        says: 'd2.when.defeated-by-melee',
        if: hasDefeatedByMelee,
      }),
    ],
  },
  {
    name: 'Glory of Battle',
    xp: 1,
    does: [
      answers('defeated', gainsToken('valor', each(heroes, butYou, within(3))), {
        of: 'anybody',
        says: 'd2.when.you-defeat',
        if: isDefeatedByYou,
      }),
      letsHeroesGuard,
    ],
  },
]);
