import type { Arena, Cell } from '@questwright/bots';
import { content } from '../content/index.ts';
import { companion } from './companion.ts';

const HEROES = [2, 3, 4];

/** Every quest with every number of heroes. */
const cells: readonly Cell[] = content.quests.flatMap(({ id, name }) =>
  HEROES.map((seats) => ({ name: `${name}, ${seats} heroes`, seats, options: { quest: id }, race: false })),
);

export const arena: Arena = { cells, pairs: 1000, first: companion, previous: companion };
