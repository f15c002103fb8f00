import { changes, does } from '@questwright/adventure';
import { type Rule, remove } from '@questwright/kernel';
import { plotDeck, triggers } from '../../rules/campaign/plot-words.ts';
import { figureFor } from '../../rules/context.ts';
import type { Context } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { classToken, gainsToken } from '../../rules/effects/class-tokens.ts';
import type { GameEffect } from '../../rules/effects/on-figures.ts';
import { thatFigure } from '../../rules/effects/whom.ts';
import type { Events, Testing } from '../../rules/events.ts';
import { tokensOf } from '../../rules/figures/class-tokens.ts';
import { payFatigue } from '../../rules/figures/harm.ts';
import { canSufferFatigue } from '../../rules/figures/room-for-fatigue.ts';
import { isHero } from '../../rules/figures/sides.ts';
import type { Descent, Piece } from '../../rules/state.ts';

const BRAND = 'brand';

/** A threat token on a hero sheet. It stays there until the quest is over. [D2-FPLOT-26] */
export const brand = classToken({ id: BRAND, name: 'Brand', original: true }, { supply: 99 }, [
  changes<Descent>('d2.plot.brand', {
    attribute: (g: Descent, me: Piece, n: number, { figure, attribute }: Testing) =>
      (attribute === 'willpower' || attribute === 'might') && figure.id === figureFor(g, me)?.id && n > 1
        ? n - 1
        : n,
  }),
]);

const PRICE = 2;
const rester = ({ event }: Context): Piece => (event as Events['rested']).figure;
const shedsBrand: GameEffect = does(
  'd2.plot.shed-brand',
  function* (g: Descent, c: Context): Rule {
    yield* payFatigue(g, rester(c), PRICE);
    remove(g, tokensOf(g, rester(c), BRAND)[0]!);
  },
  (g, c) => tokensOf(g, rester(c), BRAND).length > 0 && canSufferFatigue(g, rester(c), PRICE),
);

/** A card of Zarihell's Plot deck. */
export const [branded] = plotDeck('Eternal Agony', [
  {
    name: 'Branded',
    cost: 2,
    does: [
      triggers('defeated', gainsToken(BRAND, thatFigure), {
        exhaust: false,
        says: 'd2.when.hero-defeated',
        if: (g, _, event) => isHero(g, (event as Events['defeated']).figure),
      }),
      answers('rested', shedsBrand, {
        may: true,
        of: 'anybody',
        asksThat: true,
        says: 'd2.when.branded-rests',
      }),
    ],
  },
]);
