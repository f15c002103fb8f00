import { type Arena, type Cell, searching, valueBy } from '@questwright/bots';
import { content } from '../content/index.ts';
import { weights } from './fitted.ts';
import { insight } from './insight.ts';
import { EFFORTS } from './levels.ts';
import { thinker } from './thinker.ts';
import { valuation } from './valuation.ts';

const HEROES = [2, 3, 4];
const OVERLORD = 0;

/** Every quest with every number of heroes. */
const cells: readonly Cell[] = content.quests.flatMap(({ id, name }) =>
  HEROES.map((heroes) => ({
    name: `${name}, ${heroes} heroes`,
    seats: heroes + 1,
    options: { quest: id },
    race: true,
    alone: OVERLORD,
  })),
);

const effort = EFFORTS[2]!;

/** Tries twice as much out, and leaves the way of habit only for what is ahead by more than its standard error. */
const prudent = searching('prudent', insight, { ...effort, tries: 32, worlds: 4, prudence: 1 });

/** Thinks as hard as the third level, and differs from it in nothing but the weights. */
const fitted = searching('fitted', { ...insight, value: valueBy({ ...valuation, weights }) }, effort);

export const arena: Arena = {
  cells,
  pairs: 400,
  first: thinker,
  previous: thinker,
  insight,
  onTrial: { prudent, fitted },
};
