/** What lies on an edge between two cells: one of these, or OBJECT + the number of a door-like object. */
export const OPEN = 0;
export const BORDER = 1;
export const WALL = 2;
export const ELEVATION = 3;
export const OBJECT = 4;

/** `unexplored` is where a part of the map ends that nobody has seen yet. */
export const OBJECT_KINDS = ['door', 'portcullis', 'old wall', 'overgrowth', 'unexplored'] as const;

export type ObjectKind = (typeof OBJECT_KINDS)[number];

/** Objects are bits of one number, which stays positive. */
export const MOST_OBJECTS = 31;
/** Distances are bytes, and 255 is none: no way on a map of tiles, which are two spaces wide at least, is that long. */
export const MOST_SPACES = 320;

/** A cell in which there is no space. */
export const NO_SPACE = 255;

/** A door or a thing like it, on one or several edges in a row. */
export interface MapObject {
  readonly kind: ObjectKind;
  readonly edges: readonly number[];
}

/** Spaces that a quest calls by a name; a tile is one of them. */
export interface Place {
  readonly name: string;
  readonly spaces: readonly number[];
}

/**
 * A map before anything is worked out: square cells in rows, some of them spaces, and what lies on the edges
 * between them. Spaces are numbered row by row.
 */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** The terrain of each cell, row by row, or NO_SPACE. */
  readonly cells: Uint8Array;
  /** What lies on each edge; `westOf` and `northOf` say which edge is where. */
  readonly edges: Uint8Array;
  readonly objects: readonly MapObject[];
  /** The spaces of an entrance or exit from which a figure may leave the map. */
  readonly waysOut: readonly number[];
  readonly places: readonly Place[];
}

/** The edge on the west side of a cell; the column may be one too many, for the east side of the last. */
export const westOf = (columns: number, column: number, row: number): number => row * (columns + 1) + column;

/** The edge on the north side of a cell; the row may be one too many, for the south side of the last. */
export const northOf = (columns: number, rows: number, column: number, row: number): number =>
  rows * (columns + 1) + row * columns + column;

export const edgeCount = (columns: number, rows: number): number =>
  rows * (columns + 1) + (rows + 1) * columns;

/** The two cells on either side of an edge, west or north first; -1 where the grid ends. */
export function cellsBeside({ columns, rows }: Layout, edge: number): [number, number] {
  const uprights = rows * (columns + 1);
  if (edge < uprights) {
    const [column, row] = [edge % (columns + 1), Math.floor(edge / (columns + 1))];
    return [column > 0 ? row * columns + column - 1 : -1, column < columns ? row * columns + column : -1];
  }
  const [column, row] = [(edge - uprights) % columns, Math.floor((edge - uprights) / columns)];
  return [row > 0 ? (row - 1) * columns + column : -1, row < rows ? row * columns + column : -1];
}

/** Whether there is a space in a cell; -1 is no cell. */
export const isSpace = (layout: Layout, cell: number): boolean =>
  cell >= 0 && layout.cells[cell] !== NO_SPACE;

/** Whether an edge has a space on either side. */
export const isBetweenSpaces = (layout: Layout, edge: number): boolean =>
  cellsBeside(layout, edge).every((cell) => isSpace(layout, cell));

/** For each cell the number of its space, or -1. */
export function numberSpaces(layout: Layout): Int16Array {
  const numbers = new Int16Array(layout.cells.length).fill(-1);
  let next = 0;
  for (let cell = 0; cell < numbers.length; cell++) if (isSpace(layout, cell)) numbers[cell] = next++;
  return numbers;
}

/** `a`, `b`, … `z`, `aa`, `ab`, … */
export function columnName(column: number): string {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** What players call a space: `c4`. */
export const cellName = ({ columns }: Pick<Layout, 'columns'>, cell: number): string =>
  `${columnName(cell % columns)}${Math.floor(cell / columns) + 1}`;
