import type { Arena, Cell } from '@questwright/bots';
import { content } from '../content/index.ts';
import { insight } from './insight.ts';
import { levels } from './levels.ts';

const HEROES = [1, 2, 3, 4, 5];

/** Every encounter with every number of heroes. */
const cells: readonly Cell[] = content.encounters.flatMap(({ id, name }) =>
  HEROES.map((seats) => ({
    name: `${id.toUpperCase()} ${name}, ${seats === 1 ? '1 hero' : `${seats} heroes`}`,
    seats,
    options: { encounter: id },
    race: false,
  })),
);

export const arena: Arena = {
  cells,
  pairs: 260,
  first: levels['level-1']!,
  previous: levels['level-2']!,
  insight,
};
