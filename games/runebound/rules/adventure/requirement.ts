import { BIT, FACE_BITS, type TerrainSymbol, WILD_FACE } from '../terrain.ts';

/** Whether dice meet a list of symbols: a die for each, a wild for any one of them, a listed wild by a wild alone. */
export function meets(faces: readonly number[], needs: readonly TerrainSymbol[]): boolean {
  if (needs.length > faces.length) return false;
  let wilds = 0;
  const plain: number[] = [];
  for (const face of faces) {
    if (face === WILD_FACE) wilds++;
    else plain.push(face);
  }
  const terrains: number[] = [];
  for (const need of needs) {
    if (need === 'wild') wilds--;
    else terrains.push(BIT[need]);
  }
  if (wilds < 0) return false;
  return mostMatched(plain, terrains, 0, 0) + wilds >= terrains.length;
}

/** The most of the wanted terrains that the dice can match, one die each. */
function mostMatched(
  faces: readonly number[],
  wanted: readonly number[],
  from: number,
  used: number,
): number {
  if (from === wanted.length) return 0;
  let best = mostMatched(faces, wanted, from + 1, used);
  for (let die = 0; die < faces.length; die++) {
    if (used & (1 << die) || (FACE_BITS[faces[die]!]! & wanted[from]!) === 0) continue;
    best = Math.max(best, 1 + mostMatched(faces, wanted, from + 1, used | (1 << die)));
  }
  return best;
}
