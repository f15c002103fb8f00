import { inOrder, when } from '@questwright/adventure';
import type { Side } from '../state.ts';
import type { Tally } from './race.ts';
import { counts, hasCounted, wins } from './words.ts';

/** A token is put on the card of this rule, and a side wins with so many, and so many more for each hero. */
export const countsTo = (side: Side, n: number, more = 0): Tally => ({
  ...inOrder(counts, when(hasCounted(n, more), wins(side))),
  race: { side, n, more },
});
