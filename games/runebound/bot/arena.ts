import type { Arena, Cell } from '@questwright/bots';
import { content } from '../content/index.ts';
import { adventurer, heroWho } from './adventurer.ts';
import { insight } from './insight.ts';
import { FARTHER } from './judgement.ts';
import { planner } from './planner.ts';

/** Alone against the villain, against one other hero, and at a full table. */
const HEROES = [1, 2, 4];

const cells: readonly Cell[] = content.scenarios.flatMap(({ id, name }) =>
  HEROES.map((seats) => ({
    name: `${name}, ${seats === 1 ? 'alone' : `${seats} heroes`}`,
    seats,
    options: { scenario: id },
    race: seats > 1,
  })),
);

/** The judgement of the two upper levels, with as many tries in combat as the first version has. */
const farther = heroWho('farther', { combat: 1, dreams: 3, by: FARTHER });

/** Sets out for the villain with worse odds than the others, where somebody else may come first. */
const bold = (daring: number) =>
  heroWho(`bold-${100 * daring}`, { combat: 1, dreams: 3, by: { ...FARTHER, daring } });

export const arena: Arena = {
  cells,
  pairs: 400,
  first: adventurer,
  previous: adventurer,
  insight,
  onTrial: { planner, farther, 'bold-40': bold(0.4), 'bold-55': bold(0.55) },
};
