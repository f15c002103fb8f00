import { type Cost, costs } from '@questwright/adventure';
import type { Context } from '../definitions.ts';
import { pointsIn, spend } from '../move/pool.ts';
import { heroFigure, sheetsOf } from '../pieces.ts';
import { type Activation, type Descent, NONE, type Piece } from '../state.ts';

/** The sheet of the hero whose ability it is. */
const sheetOf = (g: Descent, { figure }: Context): Piece | undefined =>
  figure && figure.hero !== NONE && heroFigure(g, figure.hero).id === figure.id
    ? sheetsOf(g, figure.hero)[0]
    : undefined;

/** Class tokens from the hero's own sheet. */
export const classTokens = (n: number): Cost<Descent, Context> =>
  costs(
    ['d2.cost.tokens', { n }],
    (g, c) => (sheetOf(g, c)?.tokens ?? 0) >= n,
    (g, c) => {
      sheetOf(g, c)!.tokens -= n;
    },
  );

const poolOf = (g: Descent, { figure }: Context): Activation | undefined =>
  g.acting.findLast((act) => act.figure === figure?.id);

/** Movement points, from whatever source they are. */
export const movementPoints = (n: number): Cost<Descent, Context> =>
  costs(
    ['d2.cost.points', { n }],
    (g, c) => {
      const pool = poolOf(g, c);
      return pool !== undefined && pointsIn(pool) >= n;
    },
    (g, c) => spend(poolOf(g, c)!, n),
  );

export const priceTexts: { readonly [key: string]: string } = {
  'd2.cost.tokens': 'discard {n, plural, one {# class token} other {# class tokens}}',
  'd2.cost.points': 'spend {n, plural, one {# movement point} other {# movement points}}',
};
