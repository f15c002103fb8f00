import type { TextArgs } from '@questwright/kernel';

/** A number for two, three and four heroes. */
type Each = readonly [two: number, three: number, four: number];

/** A number of a quest: the same for all, or with two, three and four heroes; and so much more for each hero. */
export interface ByHeroes {
  readonly n: number | Each;
  readonly more: number;
}

const FEWEST = 2;

/** The number with so many heroes. */
export const forHeroes = ({ n, more }: ByHeroes, heroes: number): number =>
  (typeof n === 'number' ? n : n[Math.max(0, heroes - FEWEST)]!) + more * heroes;

/** How it is told. */
export function byHeroes({ n, more }: ByHeroes): TextArgs {
  if (typeof n === 'number') return { sort: 'plain', n, more };
  const [two, three, four] = n;
  return { sort: 'each', two, three, four };
}
