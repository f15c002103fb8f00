import { type Arena, type Cell, type Effort, searching } from '@questwright/bots';
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

/** Prefers an answer to that of habit only if it is ahead by so many standard errors. */
const prudent = (prudence: number, tries: number, worlds: number) => {
  const effort: Effort = { tries, worlds, answers: 8, sight: 1, further: 0, trust: 0, prudence };
  return searching(`prudent-${prudence}-${tries}`, insight, effort);
};

export const arena: Arena = {
  cells,
  pairs: 400,
  first: thinker,
  previous: thinker,
  insight,
  onTrial: { 'prudent-1': prudent(1, 32, 4), 'prudent-2': prudent(2, 48, 6), 'prudent-0': prudent(0, 48, 6) },
};
