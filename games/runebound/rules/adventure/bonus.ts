import type { Rule } from '@questwright/kernel';
import type { Adventure } from '../map/hexes.ts';
import type { Runebound } from '../state.ts';
import { gainTrophy } from '../trophies.ts';

/** Bonus trophies come off the deck's top, after the card itself has been taken. */
export function* takeBonus(g: Runebound, seat: number, bonus: readonly Adventure[]): Rule {
  for (const kind of bonus) yield* gainTrophy(g, seat, kind);
}
