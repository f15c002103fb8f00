import { note, tell } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { countMatches, keepOrReroll, rollDice } from '../dice.ts';
import { heal } from '../harm.ts';
import { heroAt, hexOf } from '../heroes.ts';
import { TERRAIN_BITS } from '../map/hexes.ts';
import type { Runebound } from '../state.ts';

const REST_DICE = 5;

/** In a town, city, stronghold or shrine all damage is healed; in the wilderness five dice decide. */
export function* rest(g: Runebound, seat: number): Rule {
  const hex = hexOf(g, seat);
  if (hex.site !== null) {
    note(g, 'rb.log.rests', { hero: seat }, 'RB-REST-01');
    heal(g, seat, heroAt(g, seat).damage);
  } else {
    note(g, 'rb.log.rests', { hero: seat }, 'RB-REST-02');
    const roll = rollDice(g, seat, REST_DICE, 'rest');
    yield* keepOrReroll(g, roll);
    g.roll = null;
    heal(g, seat, countMatches(roll.faces, TERRAIN_BITS[heroAt(g, seat).at]!));
  }
  yield* tell(g, 'rested', { seat });
}
