import { BASES, NEVER, needsOf } from './barriers.ts';
import { type Layout, NO_SPACE, northOf, westOf } from './layout.ts';
import { OBSTACLE } from './terrain.ts';

export const SIZES = ['small', 'medium', 'huge', 'massive'] as const;

export type Size = (typeof SIZES)[number];

/** Columns and rows of a base, the shorter side first. */
export const BASE_OF: Readonly<Record<Size, readonly [number, number]>> = {
  small: [1, 1],
  medium: [1, 2],
  huge: [2, 2],
  massive: [2, 3],
};

/** All ways in which a base of one size can lie on a map, each a list of spaces. */
export interface BaseTable {
  readonly lies: readonly (readonly number[])[];
  /** Of each lie, `words` words: its spaces, and the objects that must be open because it lies across them. */
  readonly bits: Uint32Array;
  /** For each space the numbers of the lies that cover it. */
  readonly through: readonly Uint16Array[];
}

export type BaseTables = Readonly<Record<Size, BaseTable>>;

export function tabulateBases(layout: Layout, numbers: Int16Array, count: number, words: number): BaseTables {
  const across = needsOf(layout, BASES);
  const table = (size: Size): BaseTable => {
    const [short, long] = BASE_OF[size];
    const lies: number[][] = [];
    const needs: number[] = [];
    const turns =
      short === long
        ? [[short, long]]
        : [
            [short, long],
            [long, short],
          ];
    for (let row = 0; row < layout.rows; row++) {
      for (let column = 0; column < layout.columns; column++) {
        for (const [width, height] of turns) {
          const asked = needsOfBase(layout, across, column, row, width!, height!);
          if (asked === NEVER) continue;
          lies.push(cellsOf(layout, column, row, width!, height!).map((cell) => numbers[cell]!));
          needs.push(asked);
        }
      }
    }
    const bits = new Uint32Array(lies.length * words);
    for (const [i, lie] of lies.entries()) {
      for (const space of lie) bits[i * words + (space >> 5)]! |= 1 << (space & 31);
      bits[(i + 1) * words - 1] = needs[i]!;
    }
    const through = Array.from({ length: count }, (_, space) =>
      Uint16Array.from([...lies.keys()].filter((i) => lies[i]!.includes(space))),
    );
    return { lies, bits, through };
  };
  return { small: table('small'), medium: table('medium'), huge: table('huge'), massive: table('massive') };
}

function cellsOf({ columns }: Layout, column: number, row: number, width: number, height: number): number[] {
  const cells: number[] = [];
  for (let y = row; y < row + height; y++)
    for (let x = column; x < column + width; x++) cells.push(y * columns + x);
  return cells;
}

/** The objects that must be open for a base to lie here, or NEVER. */
export function needsOfBase(
  layout: Layout,
  across: Int32Array,
  column: number,
  row: number,
  width: number,
  height: number,
): number {
  const { columns, rows, cells } = layout;
  if (column + width > columns || row + height > rows) return NEVER;
  let needs = 0;
  for (let y = row; y < row + height; y++) {
    for (let x = column; x < column + width; x++) {
      const terrain = cells[y * columns + x]!;
      if (terrain === NO_SPACE || terrain === OBSTACLE) return NEVER;
      if (x > column) needs |= across[westOf(columns, x, y)]!;
      if (y > row) needs |= across[northOf(columns, rows, x, y)]!;
    }
  }
  return needs;
}
