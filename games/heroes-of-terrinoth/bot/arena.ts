import { type Arena, type Cell, searching } from '@questwright/bots';
import type { Bot } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { companion } from './companion.ts';
import { EFFORTS } from './efforts.ts';
import { insight } from './insight.ts';
import { previous } from './previous.ts';

const HEROES = [2, 3, 4];

/** Every quest with every number of heroes. */
const cells: readonly Cell[] = content.quests.flatMap(({ id, name }) =>
  HEROES.map((seats) => ({ name: `${name}, ${seats} heroes`, seats, options: { quest: id }, race: false })),
);

/** Thinks as the strongest level does, but about the real cards and dice: nobody who plays fairly can do as well. */
const ceiling: Bot = {
  ...searching('ceiling', insight, { ...EFFORTS[2]!, worlds: 1, foresight: true }),
  omniscient: true,
};

export const arena: Arena = {
  cells,
  pairs: 1000,
  first: companion,
  previous,
  insight,
  onTrial: { ceiling },
};
