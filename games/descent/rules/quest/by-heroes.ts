import type { Text, TextArgs } from '@questwright/kernel';

/** A number for two, three and four heroes; one hero alone has that for two. */
export type Each = readonly [two: number, three: number, four: number];
/** A number of a quest: the same for all, or one for two, three and four heroes each. */
export type ByHeroes = number | Each;

const FEWEST = 2;

/** The number with so many heroes, and so much more for each of them. */
export const forHeroes = (n: ByHeroes, heroes: number, more = 0): number =>
  (typeof n === 'number' ? n : n[Math.max(0, heroes - FEWEST)]!) + more * heroes;

/** How it is told: by a text of its own where there are three numbers. */
export function toldByHeroes(key: string, n: ByHeroes, more: number, args: TextArgs = {}): Text {
  if (typeof n === 'number') return [key, { ...args, n, more }];
  const [two, three, four] = n;
  return [`${key}.each`, { ...args, two, three, four }];
}
