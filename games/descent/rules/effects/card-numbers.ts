import { type Ability, does, valueFor } from '@questwright/adventure';
import { chooseOne, chooseSome, nested, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import type { Descent, Piece } from '../state.ts';
import type { GameAmount, GameEffect } from './on-figures.ts';
import { FIGURES, type FigureTrait, type heroes } from './whom.ts';

/*
 * Numbers that are printed on one card and that another card of the same hero raises.
 */

/** So many, or more where another card says so. */
export const numberOnCard = (n: number): GameAmount => ({
  printed: n,
  note: null,
  count: (g: Descent, { card }: Context) => valueFor(g, 'numberOn', n, card),
});

/** "… 2 instead of 1": the number on another card of yours is higher. */
export const raises = (def: string, n: number, text: string): Ability => ({
  text,
  modify: {
    numberOn: (_: Descent, me: Piece, value: number, card: Piece) =>
      card.def === def && card.hero === me.hero ? value + n : value,
  },
});

/** "Choose 1 hero", or several at once where another card says so: they are "those figures" for the lines that follow. */
export const choosesSome = (kind: typeof heroes, ...traits: readonly FigureTrait[]): GameEffect =>
  does(
    ['d2.effect.choose', { whom: nested(kind.some(1, traits).text) }],
    function* (g: Descent, c: Context): Rule {
      const among = kind.matching(g, c, traits);
      const asked = {
        seat: c.seat,
        topic: FIGURES.topic,
        prompt: FIGURES.prompt,
        among,
        as: FIGURES.as(g),
      };
      const max = Math.min(valueFor(g, 'numberOn', 1, c.card), among.length);
      const figures =
        max > 1 ? yield* chooseSome(g, { ...asked, min: 1, max }) : [yield* chooseOne(g, asked)];
      FIGURES.remember(c, figures);
    },
    (g, c) => kind.matching(g, c, traits).length > 0,
  );
