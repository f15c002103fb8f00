import {
  BORDER,
  cellsBeside,
  ELEVATION,
  edgeCount,
  isBetweenSpaces,
  type Layout,
  type MapObject,
  MOST_OBJECTS,
  NO_SPACE,
  northOf,
  numberSpaces,
  OBJECT,
  type ObjectKind,
  OPEN,
  WALL,
  westOf,
} from './layout.ts';
import { type TileSide, type TurnedTile, turned } from './tiles.ts';

/** A tile on the table. */
export interface Placed {
  readonly tile: TileSide;
  /** What the quest calls it, or its code. No two are called the same. */
  readonly name: string;
  /** The column and row of its north-west corner, and its quarter turns clockwise. */
  readonly x: number;
  readonly y: number;
  readonly turns?: number;
}

/** A door or a thing like it, over the whole joint of two tiles. */
export interface Barred {
  readonly kind: ObjectKind;
  readonly between: readonly [string, string];
}

/** A map that cannot be put together. */
export class AssemblyError extends Error {
  override readonly name = 'AssemblyError';
}

/**
 * Puts a map together from tiles. Two tiles join where the puzzle joints of both meet; everywhere else their edges
 * are borders. A joint that meets nothing leaves the map open, which is refused.
 */
export function assemble(tiles: readonly Placed[], objects: readonly Barred[] = []): Layout {
  const table = new Table(tiles);
  table.lay();
  table.join();
  const found = table.bar(objects);
  return {
    ...table.grid,
    objects: found,
    places: table.pieces.map(({ name }, n) => ({ name, spaces: table.spacesOf(n) })),
    waysOut: table.pieces.flatMap((piece, n) =>
      isWayOut(piece.tile) ? table.spacesOf(n, edgeSpaces(piece)) : [],
    ),
  };
}

/** The pairs of tiles that are joined, by their names. */
export function jointsOf(tiles: readonly Placed[]): readonly (readonly [string, string])[] {
  const table = new Table(tiles);
  table.lay();
  table.join();
  return table.pairs();
}

type Piece = Placed & TurnedTile;

/** The table on which tiles are laid. */
class Table {
  readonly pieces: readonly Piece[];
  readonly grid: Layout;
  readonly #left: number;
  readonly #top: number;
  /** The number of the tile that each cell belongs to, or -1. */
  readonly #owner: Int16Array;
  /** The edges at which a puzzle joint is, with the cell that opens there. */
  readonly #joints = new Map<number, number>();

  constructor(tiles: readonly Placed[]) {
    if (tiles.length === 0) throw new AssemblyError('A map has at least one tile');
    const twice = tiles.find(({ name }, n) => tiles.findIndex((one) => one.name === name) < n);
    if (twice) throw new AssemblyError(`Two tiles are called ${twice.name}`);
    this.pieces = tiles.map((placed) => ({ ...placed, ...turned(placed.tile, (placed.turns ?? 0) % 4) }));
    this.#left = Math.min(...this.pieces.map(({ x }) => x));
    this.#top = Math.min(...this.pieces.map(({ y }) => y));
    const columns = Math.max(...this.pieces.map((one) => one.x + one.columns)) - this.#left;
    const rows = Math.max(...this.pieces.map((one) => one.y + one.rows)) - this.#top;
    this.grid = {
      columns,
      rows,
      cells: new Uint8Array(columns * rows).fill(NO_SPACE),
      edges: new Uint8Array(edgeCount(columns, rows)).fill(BORDER),
      objects: [],
      waysOut: [],
      places: [],
    };
    this.#owner = new Int16Array(columns * rows).fill(-1);
  }

  /** Lays every tile in its place. */
  lay(): void {
    const { cells, edges } = this.grid;
    for (const [n, piece] of this.pieces.entries()) {
      for (const [cell, terrain] of piece.cells.entries()) {
        if (terrain === NO_SPACE) continue;
        const at = this.#cellOf(n, cell);
        const other = this.pieces[this.#owner[at]!];
        if (other) throw new AssemblyError(`${other.name} and ${piece.name} overlap`);
        this.#owner[at] = n;
        cells[at] = terrain;
      }
    }
    for (let edge = 0; edge < edges.length; edge++) {
      const [one, other] = cellsBeside(this.grid, edge).map((cell) => this.#owner[cell] ?? -1);
      if (one! >= 0 && one === other) edges[edge] = OPEN;
    }
    for (const [n, { walls, elevation }] of this.pieces.entries()) {
      for (const pair of walls) edges[this.#edgeBetween(n, pair)] = WALL;
      for (const pair of elevation) edges[this.#edgeBetween(n, pair)] = ELEVATION;
    }
  }

  /** Opens the edges at which the joints of two tiles meet. */
  join(): void {
    const { columns, rows, edges } = this.grid;
    for (const [n, { joints, name }] of this.pieces.entries()) {
      for (const [cell, side] of joints) {
        const at = this.#cellOf(n, cell);
        const [column, row] = [at % columns, Math.floor(at / columns)];
        const edge =
          side === 'north' || side === 'south'
            ? northOf(columns, rows, column, side === 'north' ? row : row + 1)
            : westOf(columns, side === 'west' ? column : column + 1, row);
        if (!isBetweenSpaces(this.grid, edge)) {
          throw new AssemblyError(`The map does not close: ${name} is open to the ${side}`);
        }
        if (this.#joints.has(edge)) edges[edge] = OPEN;
        this.#joints.set(edge, at);
      }
    }
  }

  /** Puts objects on the joints of tiles. */
  bar(objects: readonly Barred[]): MapObject[] {
    if (objects.length > MOST_OBJECTS)
      throw new AssemblyError(`A map has at most ${MOST_OBJECTS} doors and the like`);
    const found = objects.map(({ kind, between }) => ({ kind, edges: this.#jointOf(between, kind) }));
    for (const [n, object] of found.entries()) {
      for (const edge of object.edges) this.grid.edges[edge] = OBJECT + n;
    }
    return found;
  }

  /** The tiles on the two sides of each joint, each pair once. */
  pairs(): (readonly [string, string])[] {
    const found = new Map<string, readonly [string, string]>();
    for (const edge of this.#joints.keys()) {
      const [one, other] = cellsBeside(this.grid, edge).map((cell) => this.pieces[this.#owner[cell]!]!.name);
      found.set(`${one}|${other}`, [one!, other!]);
    }
    return [...found.values()];
  }

  /** The numbers of a tile's spaces, or of some of its cells. */
  spacesOf(n: number, cells?: readonly number[]): number[] {
    const numbers = numberSpaces(this.grid);
    const of =
      cells?.map((cell) => this.#cellOf(n, cell)) ??
      [...this.#owner.keys()].filter((at) => this.#owner[at] === n);
    return of.map((cell) => numbers[cell]!);
  }

  #jointOf(between: readonly [string, string], kind: ObjectKind): number[] {
    const tiles = between.map((name) => {
      const n = this.pieces.findIndex((piece) => piece.name === name);
      if (n < 0) throw new AssemblyError(`There is no tile ${name}`);
      return n;
    });
    const joint = [...this.#joints.keys()].filter((edge) => {
      const beside = cellsBeside(this.grid, edge).map((cell) => this.#owner[cell]!);
      return this.grid.edges[edge] === OPEN && tiles.every((n) => beside.includes(n));
    });
    if (joint.length > 0) return joint.sort((a, b) => a - b);
    throw new AssemblyError(
      `${between.join(' and ')} are not joined, so nothing like a ${kind} is between them`,
    );
  }

  #cellOf(n: number, cell: number): number {
    const { x, y, columns } = this.pieces[n]!;
    const [column, row] = [x - this.#left + (cell % columns), y - this.#top + Math.floor(cell / columns)];
    return row * this.grid.columns + column;
  }

  #edgeBetween(n: number, pair: readonly [number, number]): number {
    const { columns, rows } = this.grid;
    const [one, other] = pair.map((cell) => this.#cellOf(n, cell)).sort((a, b) => a - b) as [number, number];
    const [column, row] = [other % columns, Math.floor(other / columns)];
    return other - one === columns ? northOf(columns, rows, column, row) : westOf(columns, column, row);
  }
}

const isWayOut = ({ piece }: TileSide): boolean => piece === 'entrance' || piece === 'exit';

/** The edge spaces of an entrance or exit: those that lie opposite its joint. */
function edgeSpaces({ cells, joints }: TurnedTile): number[] {
  const inner = new Set(joints.map(([cell]) => cell));
  return [...cells.keys()].filter((cell) => cells[cell] !== NO_SPACE && !inner.has(cell));
}
