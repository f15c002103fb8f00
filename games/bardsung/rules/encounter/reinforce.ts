import { placeEnemies } from '../explore/furnish.ts';
import { layoutOf } from '../map/layout.ts';
import type { Bardsung } from '../state.ts';
import { theEncounter } from './encounter.ts';

/** New enemies, every so many rounds, in the last zone of the tiles that lie there from the start. */
export function reinforce(g: Bardsung): void {
  const { reinforcements, layout } = theEncounter(g);
  if (!reinforcements || g.round % reinforcements.every !== 0) return;
  const { zones } = layoutOf(g).tiles[layout.length - 1]!;
  placeEnemies(g, reinforcements.enemy, reinforcements.count[g.seats - 1]!, zones.at(-1)!);
}
