import { NO_SPACE } from './layout.ts';
import { FLOOR, HAZARD, LAVA, OBSTACLE, PIT, SLUDGE, WATER } from './terrain.ts';

export type Compass = 'north' | 'east' | 'south' | 'west';

export const COMPASS: readonly Compass[] = ['north', 'east', 'south', 'west'];

type CellAt = readonly [column: number, row: number];

/** One side of a map tile, as it is printed. */
export interface TileSide {
  readonly setting: 'outdoor' | 'indoor' | 'both';
  /** What a small piece is; large tiles are none. */
  readonly piece?: 'entrance' | 'exit' | 'extension' | 'end cap' | 'transition';
  /** From north to south, each row from west to east: `.wxplhs`, and `_` where there is no space. */
  readonly grid: readonly string[];
  /** The columns or rows in which the puzzle joints of each side are. */
  readonly openings: Readonly<Partial<Record<Compass, readonly number[]>>>;
  /** Pairs of spaces that are parted by a wall. */
  readonly walls?: readonly (readonly [CellAt, CellAt])[];
  /** Pairs of spaces with an elevation line between them. */
  readonly elevation?: readonly (readonly [CellAt, CellAt])[];
}

const GROUND: Readonly<Record<string, number>> = {
  '.': FLOOR,
  w: WATER,
  l: LAVA,
  p: PIT,
  s: SLUDGE,
  h: HAZARD,
  x: OBSTACLE,
  _: NO_SPACE,
};

/** A tile as it lies, turned by quarters clockwise. */
export interface TurnedTile {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array;
  /** The cells and sides of the puzzle joints. */
  readonly joints: readonly (readonly [cell: number, side: Compass])[];
  readonly walls: readonly (readonly [number, number])[];
  readonly elevation: readonly (readonly [number, number])[];
}

export function turned(tile: TileSide, turns: number): TurnedTile {
  const [width, height] = [tile.grid[0]!.length, tile.grid.length];
  const isUpright = turns % 2 === 0;
  const [columns, rows] = isUpright ? [width, height] : [height, width];
  const place = ([column, row]: CellAt): number => {
    let [x, y, wide, high] = [column, row, width, height];
    for (let n = 0; n < turns; n++) [x, y, wide, high] = [high - 1 - y, x, high, wide];
    return y * columns + x;
  };
  const cells = new Uint8Array(columns * rows);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++)
      cells[place([column, row])] = GROUND[tile.grid[row]![column]!]!;
  }
  const pair = ([one, other]: readonly [CellAt, CellAt]): readonly [number, number] => [
    place(one),
    place(other),
  ];
  return {
    columns,
    rows,
    cells,
    joints: COMPASS.flatMap((side, n) =>
      (tile.openings[side] ?? []).map(
        (at) => [place(outermost(tile, side, at)), COMPASS[(n + turns) % 4]!] as const,
      ),
    ),
    walls: (tile.walls ?? []).map(pair),
    elevation: (tile.elevation ?? []).map(pair),
  };
}

/** The space of a column or row that is farthest to a side. */
function outermost({ grid }: TileSide, side: Compass, at: number): CellAt {
  const isUpright = side === 'north' || side === 'south';
  const line = isUpright ? grid.map((row) => row[at]!) : [...grid[at]!];
  const found =
    side === 'north' || side === 'west'
      ? line.findIndex((mark) => mark !== '_')
      : line.findLastIndex((mark) => mark !== '_');
  return isUpright ? [at, found] : [found, at];
}
