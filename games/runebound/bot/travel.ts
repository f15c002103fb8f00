import { HEXES, NEIGHBOURS, PASSAGES, TERRAIN_BITS } from '../rules/map/hexes.ts';
import { BIT, FACE_BITS } from '../rules/terrain.ts';

/** How likely a die is to show what is asked. */
const chanceOf = (bits: number): number =>
  FACE_BITS.filter((face) => (face & bits) !== 0).length / FACE_BITS.length;

/** What a step costs, in dice: as many as it takes on average until one matches. */
function diceFor(from: number, i: number): number {
  const passage = PASSAGES[from]![i];
  if (passage === 'free') return 1;
  return 1 / chanceOf(passage === 'river' ? BIT.water : TERRAIN_BITS[NEIGHBOURS[from]![i]!]!);
}

const DICE: readonly (readonly number[])[] = NEIGHBOURS.map((neighbours, from) =>
  neighbours.map((_, i) => diceFor(from, i)),
);

/** What has been worked out, by speed and by where the way leads to. */
const known: Float64Array[][] = [];

/** How many move actions it takes from each hex to one, on average. */
export function actionsTo(to: number, speed: number): Float64Array {
  const dice = Math.max(1, speed);
  known[dice] ??= [];
  known[dice][to] ??= workOut(to, dice);
  return known[dice][to];
}

/** Dijkstra's way, backwards. A step without dice takes one action, so no step takes longer. */
function workOut(to: number, dice: number): Float64Array {
  const actions = new Float64Array(HEXES.length).fill(Number.POSITIVE_INFINITY);
  const done = new Uint8Array(HEXES.length);
  actions[to] = 0;
  for (;;) {
    let at = -1;
    for (let hex = 0; hex < HEXES.length; hex++) {
      if (!done[hex] && (at < 0 || actions[hex]! < actions[at]!)) at = hex;
    }
    if (at < 0) return actions;
    done[at] = 1;
    for (const before of NEIGHBOURS[at]!) {
      const step = Math.min(1, DICE[before]![NEIGHBOURS[before]!.indexOf(at)]! / dice);
      actions[before] = Math.min(actions[before]!, actions[at]! + step);
    }
  }
}
