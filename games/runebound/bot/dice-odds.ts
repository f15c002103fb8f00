import { meets } from '../rules/adventure/requirement.ts';
import { FACES, type TerrainSymbol } from '../rules/terrain.ts';

const known = new Map<string, number>();

/** How likely so many terrain dice are to meet a list of symbols. */
export function chanceToMeet(needs: readonly TerrainSymbol[], dice: number): number {
  const key = `${dice} ${needs.join()}`;
  const found =
    known.get(key) ?? countRolls([], Math.min(dice, 5), needs) / FACES.length ** Math.min(dice, 5);
  known.set(key, found);
  return found;
}

function countRolls(faces: readonly number[], left: number, needs: readonly TerrainSymbol[]): number {
  if (left === 0) return meets(faces, needs) ? 1 : 0;
  let rolls = 0;
  for (let face = 0; face < FACES.length; face++) rolls += countRolls([...faces, face], left - 1, needs);
  return rolls;
}
