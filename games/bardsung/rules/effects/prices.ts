import { type Cost, costs } from '@questwright/adventure';
import type { Context } from '../context.ts';
import { exhaustFate } from '../fate/fate.ts';
import { heroModel } from '../pieces.ts';
import type { Bardsung, Supply } from '../state.ts';
import { sufferWound } from '../wounds/suffer.ts';

type Price = Cost<Bardsung, Context>;

export const payGold = (n: number): Price =>
  costs<Bardsung, Context>(
    ['bs.price.gold', { n }],
    ({ gold }) => gold >= n,
    (g) => {
      g.gold -= n;
    },
  );

export const spend = (supply: Supply): Price =>
  costs<Bardsung, Context>(
    ['bs.price.supply', { supply }],
    ({ supplies }) => supplies[supply] > 0,
    (g) => {
      g.supplies[supply]--;
    },
  );

export const spendFate: Price = costs<Bardsung, Context>(
  'bs.price.fate',
  ({ fate }) => fate.active > 0,
  (g) => exhaustFate(g),
);

/** The hero suffers a wound for it. */
export const bleedForIt: Price = costs<Bardsung, Context>(
  'bs.price.wound',
  () => true,
  (g, { seat }) => sufferWound(g, heroModel(g, seat)),
);
