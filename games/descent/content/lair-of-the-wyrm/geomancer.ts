import { inOrder, printed, selecting } from '@questwright/adventure';
import { figureDefinition } from '../../rules/catalogue.ts';
import { classSkills } from '../../rules/class-cards.ts';
import type { Context } from '../../rules/definitions.ts';
import { answers, used } from '../../rules/effects/abilities.ts';
import { lendsWeapons } from '../../rules/effects/lent-weapons.ts';
import { chooses } from '../../rules/effects/on-figures.ts';
import { isDefeated } from '../../rules/effects/overlord-cards.ts';
import { performsAttackWith } from '../../rules/effects/skill-attacks.ts';
import { summons } from '../../rules/effects/summons.ts';
import { one, thatFigure } from '../../rules/effects/whom.ts';
import { addsToAttack } from '../../rules/effects/words.ts';
import type { Attacking } from '../../rules/events.ts';
import { isHero, isMonster } from '../../rules/figures/sides.ts';
import { areAdjacent } from '../../rules/ground.ts';
import { figureOf, onMap } from '../../rules/pieces.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';

const STONE = 'summoned-stone';

/** Its hero attacks a monster beside it. */
function isAttackBeside(g: Descent, me: Piece, event: unknown): boolean {
  const { figure, attack } = event as Attacking;
  return (
    attack.stage === 'roll' &&
    figure.hero === me.hero &&
    isHero(g, figure) &&
    attack.aims.some((aim) => {
      const target = figureOf(g, aim.figure);
      return target !== undefined && isMonster(g, target) && areAdjacent(g, me, target);
    })
  );
}

/** An obstacle familiar. */
export const summonedStone = figureDefinition(
  { id: STONE, name: 'Summoned Stone' },
  { sort: 'familiar', standing: 'obstacle', speed: 2, health: 2, defence: ['brown'] },
  printed([
    answers('afterRoll', addsToAttack('surge', 1), {
      of: 'anybody',
      says: 'd2.when.attack-beside-this',
      if: isAttackBeside,
    }),
  ]),
);

/** The stones of the Geomancer whose card it is. */
const yourStones = selecting<Figure, Descent, Context>({
  noun: 'd2.noun.stone',
  a: 'd2.noun.a-stone',
  all: (g, { card }) => onMap(g).filter(({ def, hero }) => def === STONE && hero === card.hero),
});

/** The skills of the Geomancer, as far as the rules can play them. */
export const geomancer = classSkills('Geomancer', [
  {
    name: 'Terracall',
    xp: 0,
    does: [used('asAction', summons(STONE, { name: 'Summoned Stone', within: 3 }), { exhaust: true })],
    exhausted: [lendsWeapons('Magic', STONE, 'Summoned Stone')],
  },
  {
    name: 'Earthen Anguish',
    xp: 1,
    does: [
      used(
        'asAction',
        inOrder(
          chooses(one(yourStones)),
          performsAttackWith({ with: ['Magic'], at: 'that', ignoresRange: true, blast: true }),
          isDefeated(thatFigure),
        ),
        { fatigue: 1, exhaust: true, attack: true },
      ),
    ],
  },
]);
