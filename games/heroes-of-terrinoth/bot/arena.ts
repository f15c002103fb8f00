import { type Arena, type Cell, searching } from '@questwright/bots';
import type { Bot } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { companion } from './companion.ts';
import { insight } from './insight.ts';
import { EFFORT, previous } from './previous.ts';

const HEROES = [2, 3, 4];

/** Every quest with every number of heroes. */
const cells: readonly Cell[] = content.quests.flatMap(({ id, name }) =>
  HEROES.map((seats) => ({ name: `${name}, ${seats} heroes`, seats, options: { quest: id }, race: false })),
);

/** Thinks about the real cards and dice: nobody who plays fairly can do as well. */
const ceiling: Bot = {
  ...searching('ceiling', insight, { ...EFFORT, worlds: 1, foresight: true }),
  omniscient: true,
};

/** Thinks as hard as the previous version, and differs from it in nothing but the weights. */
const fitted: Bot = searching('fitted', insight, EFFORT);

export const arena: Arena = {
  cells,
  pairs: 1000,
  first: companion,
  previous,
  insight,
  onTrial: { ceiling, fitted },
};
