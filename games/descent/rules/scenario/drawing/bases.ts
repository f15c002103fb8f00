import { BASES, needsOf } from '../../map/barriers.ts';
import { BASE_OF, SIZES, type Size } from '../../map/bases.ts';
import { type Layout, northOf, OBJECT, westOf } from '../../map/layout.ts';
import type { Sheet } from './sheet.ts';

/** The size of a base that fills these cells; refused if it is no base, or lies across what parts spaces. */
export function compareBase(
  sheet: Sheet,
  layout: Layout,
  letter: string,
  cells: readonly number[],
  open: readonly number[],
): Size {
  const { columns, rows } = layout;
  const across = needsOf(layout, BASES);
  const closed = ~open.reduce((bits, object) => bits | (1 << object), 0);
  const xs = cells.map((cell) => cell % columns);
  const ys = cells.map((cell) => Math.floor(cell / columns));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const size = SIZES.find((name) => BASE_OF[name][0] === short && BASE_OF[name][1] === long);
  if (!size || cells.length !== width * height) {
    const sentence = `The spaces of ${letter} are no base: 1 by 1, 1 by 2, 2 by 2 or 2 by 3`;
    throw sheet.wrongInCell(sentence, cells.at(-1)!, sheet.cell(cells.at(-1)!).indexOf(letter));
  }
  const nameOf = (edge: number): string => {
    const what = layout.edges[edge]!;
    return what >= OBJECT ? layout.objects[what - OBJECT]!.kind : 'wall';
  };
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const [west, north] = [westOf(columns, x, y), northOf(columns, rows, x, y)];
      if (x > left && (across[west]! & closed) !== 0) {
        throw sheet.wrongAtUpright(`The base of ${letter} lies across ${article(nameOf(west))}`, x, y);
      }
      if (y > top && (across[north]! & closed) !== 0) {
        throw sheet.wrongAtLevel(`The base of ${letter} lies across ${article(nameOf(north))}`, x, y);
      }
    }
  }
  return size;
}

const article = (noun: string): string =>
  noun === 'overgrowth' || noun === 'unexplored' ? noun : noun === 'old wall' ? `an ${noun}` : `a ${noun}`;
