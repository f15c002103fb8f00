import type { Arena, Cell } from '@questwright/bots';
import { content } from '../content/index.ts';
import { insight } from './insight.ts';
import { thinker } from './thinker.ts';

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

export const arena: Arena = { cells, pairs: 400, first: thinker, previous: thinker, insight };
