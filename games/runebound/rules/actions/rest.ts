import { note, tell } from '@questwright/adventure';
import type { Rule, Text } from '@questwright/kernel';
import { countMatches, keepOrReroll, rollDice } from '../dice.ts';
import { heal } from '../harm.ts';
import { heroAt, hexOf } from '../heroes.ts';
import { TERRAIN_BITS } from '../map/hexes.ts';
import type { Roll, Runebound } from '../state.ts';
import { FACE_BITS } from '../terrain.ts';

const REST_DICE = 5;

/** What the dice heal so far, and how often a die that is rolled again would. */
function restOdds(g: Runebound, { seat, faces }: Roll): Text {
  const { at, damage } = heroAt(g, seat);
  const bits = TERRAIN_BITS[at]!;
  const k = FACE_BITS.filter((face) => (face & bits) !== 0).length;
  return ['rb.by.rest', { n: countMatches(faces, bits), damage, k, of: FACE_BITS.length }];
}

/** In a town, city, stronghold or shrine all damage is healed; in the wilderness five dice decide. */
export function* takeRest(g: Runebound, seat: number): Rule {
  const hex = hexOf(g, seat);
  if (hex.site !== null) {
    note(g, 'rb.log.rests', { hero: seat }, 'RB-REST-01');
    heal(g, seat, heroAt(g, seat).damage);
  } else {
    note(g, 'rb.log.rests', { hero: seat }, 'RB-REST-02');
    const roll = rollDice(g, seat, REST_DICE, 'rest');
    yield* keepOrReroll(g, roll, () => restOdds(g, roll));
    g.roll = null;
    heal(g, seat, countMatches(roll.faces, TERRAIN_BITS[heroAt(g, seat).at]!));
  }
  yield* tell(g, 'rested', { seat });
}
