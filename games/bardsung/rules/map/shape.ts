/** The sides of a square, clockwise from the north. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export interface Square {
  readonly col: number;
  readonly row: number;
  /** The zone that it is part of, from 0. */
  readonly zone: number;
}

/** A way out of a tile: a side of one of its squares, by the number of the side. */
export interface Portal {
  readonly col: number;
  readonly row: number;
  readonly side: number;
  readonly zone: number;
}

/** A tile as it is printed, not turned. */
export interface TileShape {
  readonly width: number;
  readonly height: number;
  readonly squares: readonly Square[];
  readonly portals: readonly Portal[];
  /** How many zones it has. */
  readonly zones: number;
  /** Zones that a wall parts though they share a border, as pairs. */
  readonly walls: readonly (readonly [number, number])[];
}

/** The arrow of a portal points away from its square, which is on the other side of it. */
const ARROWS = ['^', '>', 'v', '<'];

/**
 * A tile from its drawing: letters are squares, by the zone that they belong to; an arrow beside a square is a portal
 * that leads that way. `walls` names pairs of zones that a wall parts.
 *
 *     .^..
 *     <AAB
 *     .CCB>
 */
export function drawTile(drawing: string, walls: readonly string[] = []): TileShape {
  const rows = drawing.split('\n').filter((row) => row.trim() !== '');
  const indent = Math.min(...rows.map((row) => row.search(/\S/)));
  const cells = rows.map((row) => [...row.slice(indent).trimEnd()]);
  const at = (col: number, row: number): string => cells[row]?.[col] ?? '.';

  const found: { col: number; row: number; letter: string }[] = [];
  cells.forEach((line, row) => {
    line.forEach((letter, col) => {
      if (/[A-Z]/.test(letter)) found.push({ col, row, letter });
      else if (!'.^>v<'.includes(letter)) throw new Error(`A tile cannot have "${letter}" in it.`);
    });
  });
  if (found.length === 0) throw new Error('A tile has at least one square.');
  const left = Math.min(...found.map(({ col }) => col));
  const upper = Math.min(...found.map(({ row }) => row));
  const letters = [...new Set(found.map(({ letter }) => letter))].sort();
  const zoneOf = (letter: string): number => letters.indexOf(letter);

  const portals: Portal[] = [];
  for (const { col, row, letter } of found) {
    STEP.forEach(([right, down], side) => {
      if (at(col + right, row + down) === ARROWS[side])
        portals.push({ col: col - left, row: row - upper, side, zone: zoneOf(letter) });
    });
  }
  return {
    width: Math.max(...found.map(({ col }) => col)) - left + 1,
    height: Math.max(...found.map(({ row }) => row)) - upper + 1,
    squares: found.map(({ col, row, letter }) => ({
      col: col - left,
      row: row - upper,
      zone: zoneOf(letter),
    })),
    portals,
    zones: letters.length,
    walls: walls.map((pair) => [zoneOf(pair[0]!), zoneOf(pair[1]!)]),
  };
}

const turns = new WeakMap<TileShape, readonly TileShape[]>();

/** A shape turned clockwise by quarters: each shape is turned once, and the result is kept. */
export function turned(shape: TileShape, turn: number): TileShape {
  let all = turns.get(shape);
  if (!all) {
    const once = quarter(shape);
    const twice = quarter(once);
    all = [shape, once, twice, quarter(twice)];
    turns.set(shape, all);
  }
  return all[turn % 4]!;
}

function quarter({ width, height, squares, portals, zones, walls }: TileShape): TileShape {
  return {
    width: height,
    height: width,
    squares: squares.map(({ col, row, zone }) => ({ col: height - 1 - row, row: col, zone })),
    portals: portals.map(({ col, row, side, zone }) => ({
      col: height - 1 - row,
      row: col,
      side: (side + 1) % 4,
      zone,
    })),
    zones,
    walls,
  };
}

const pictures = new WeakMap<TileShape, readonly number[]>();

/** For each turn of a shape, the first one that looks the same. */
export function sameTurns(shape: TileShape): readonly number[] {
  let same = pictures.get(shape);
  if (!same) {
    const seen = [0, 1, 2, 3].map((turn) => pictureOf(turned(shape, turn)));
    same = seen.map((picture) => seen.indexOf(picture));
    pictures.set(shape, same);
  }
  return same;
}

const pictureOf = ({ squares, portals }: TileShape): string =>
  JSON.stringify([
    squares.map(({ col, row, zone }) => [col, row, zone]).sort(),
    portals.map(({ col, row, side }) => [col, row, side]).sort(),
  ]);
