import { goods } from '../content/goods.ts';
import type { Smugglers } from './state.ts';

/** What must always be true of a position, and is not. */
export function faults(g: Smugglers): string[] {
  const all = Object.values(g.zones).flat();
  const found = g.coins.filter((coins) => coins < 0).map((coins) => `somebody has ${coins} coins`);
  for (const { id, copies, name } of goods) {
    const count = all.filter(({ def }) => def === id).length;
    if (count > copies) found.push(`there are ${count} of ${name}`);
  }
  return found;
}
