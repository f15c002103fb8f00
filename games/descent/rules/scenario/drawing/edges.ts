import {
  BORDER,
  cellsBeside,
  ELEVATION,
  edgeCount,
  isSpace,
  type Layout,
  type MapObject,
  MOST_OBJECTS,
  northOf,
  OBJECT,
  type ObjectKind,
  OPEN,
  WALL,
  westOf,
} from '../../map/layout.ts';
import type { DrawingError } from './error.ts';
import type { Sheet } from './sheet.ts';

export const OBJECT_LETTERS: Readonly<Record<string, ObjectKind>> = {
  D: 'door',
  P: 'portcullis',
  O: 'old wall',
  G: 'overgrowth',
  U: 'unexplored',
};

/** How many edges one object covers at most. */
const LONGEST = 3;

interface DrawnEdges {
  readonly edges: Uint8Array;
  readonly objects: readonly MapObject[];
  readonly open: readonly number[];
  /** The cells from which a figure may leave the map. */
  readonly waysOut: readonly number[];
}

/** An edge of the drawing: where it is, what is drawn on it, and the cells on either side. */
interface DrawnEdge {
  readonly edge: number;
  readonly mark: string;
  readonly cells: readonly [number, number];
  readonly column: number;
  readonly row: number;
  readonly isUpright: boolean;
  wrong(sentence: string): DrawingError;
}

export function readEdges(sheet: Sheet, cells: Uint8Array): DrawnEdges {
  const { columns, rows } = sheet;
  const grid: Layout = {
    columns,
    rows,
    cells,
    edges: new Uint8Array(0),
    objects: [],
    waysOut: [],
    places: [],
  };
  const edges = new Uint8Array(edgeCount(columns, rows)).fill(BORDER);
  const objects: { kind: ObjectKind; edges: number[]; letter: string }[] = [];
  const waysOut = new Set<number>();
  for (const drawn of edgesOf(sheet, grid)) {
    const inside = drawn.cells.filter((cell) => isSpace(grid, cell));
    const kind = OBJECT_LETTERS[drawn.mark.toUpperCase()];
    if (inside.length < 2) {
      checkBorder(sheet, drawn, inside);
      if (drawn.mark === '~') waysOut.add(inside[0]!);
    } else if (kind) edges[drawn.edge] = OBJECT + addToObject(sheet, drawn, kind, objects, edges);
    else if (drawn.mark === 'E') edges[drawn.edge] = ELEVATION;
    else if (drawn.mark === '~') {
      throw drawn.wrong('The map is left over its border, and this line lies between two spaces');
    } else edges[drawn.edge] = drawn.mark === ' ' ? OPEN : WALL;
  }
  return {
    edges,
    objects: objects.map(({ kind, edges }) => ({ kind, edges })),
    open: [...objects.keys()].filter(
      (object) => objects[object]!.letter !== objects[object]!.letter.toUpperCase(),
    ),
    waysOut: [...waysOut].sort((a, b) => a - b),
  };
}

/** Every edge of the grid; those that stand before those that lie, so that what belongs together follows. */
function* edgesOf(sheet: Sheet, grid: Layout): Generator<DrawnEdge> {
  const { columns, rows } = sheet;
  for (let column = 0; column <= columns; column++) {
    for (let row = 0; row < rows; row++) {
      const wrong = (sentence: string) => sheet.wrongAtUpright(sentence, column, row);
      const edge = westOf(columns, column, row);
      const mark = readUpright(sheet.upright(column, row), wrong);
      yield { edge, mark, cells: cellsBeside(grid, edge), column, row, isUpright: true, wrong };
    }
  }
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column < columns; column++) {
      const wrong = (sentence: string) => sheet.wrongAtLevel(sentence, column, row);
      const edge = northOf(columns, rows, column, row);
      const mark = readLevel(sheet.level(column, row), wrong);
      yield { edge, mark, cells: cellsBeside(grid, edge), column, row, isUpright: false, wrong };
    }
  }
}

const MARKS = ' |~DPOGUEdpogu';

function readUpright(mark: string, wrong: DrawnEdge['wrong']): string {
  if (MARKS.includes(mark)) return mark;
  throw wrong(whatIsWrong(mark));
}

/** Three characters: a line `---`, a way out `~~~`, or a letter once or three times, with strokes or blanks. */
function readLevel(marks: string, wrong: DrawnEdge['wrong']): string {
  if (marks === '---') return '|';
  if (marks === '~~~') return '~';
  const letters = new Set(marks.replaceAll(/[ -]/g, ''));
  const [letter] = letters;
  if (letter === undefined) {
    if (marks === '   ') return ' ';
    throw wrong('A line between two spaces is drawn as ---');
  }
  if (letters.size > 1) throw wrong(`"${marks}" is more than one thing on one edge`);
  if (letter !== '~' && letter !== '|' && MARKS.includes(letter)) return letter;
  throw wrong(whatIsWrong(letter));
}

function whatIsWrong(mark: string): string {
  return /[A-Z]/.test(mark)
    ? `${mark} stands in a wall; a figure stands in a space, between two edges`
    : `"${mark}" is nothing that lies on an edge: | or --- for a line, D P O G U E, ~ for a way out`;
}

function checkBorder(
  sheet: Sheet,
  { mark, cells, isUpright, wrong }: DrawnEdge,
  inside: readonly number[],
): void {
  const [space] = inside;
  if (mark === '|' || (mark === ' ' && space === undefined)) return;
  if (space === undefined) throw wrong('There is no space on either side of this edge');
  const name = sheet.name(space);
  if (mark === ' ') {
    const side = isUpright ? ['west', 'east'] : ['north', 'south'];
    throw wrong(
      `The map does not close: ${name} is open to the ${side[cells[0] === space ? 1 : 0]}, where no space is`,
    );
  }
  if (mark !== '~') throw wrong(`There is no space on the other side of ${name}`);
}

interface Growing {
  readonly kind: ObjectKind;
  readonly edges: number[];
  readonly letter: string;
}

/** The number of the object that an edge belongs to: that of the edge before it, or a new one. */
function addToObject(
  sheet: Sheet,
  drawn: DrawnEdge,
  kind: ObjectKind,
  objects: Growing[],
  edges: Uint8Array,
): number {
  const { columns, rows } = sheet;
  const { edge, mark, column, row, isUpright } = drawn;
  const before = isUpright ? westOf(columns, column, row - 1) : northOf(columns, rows, column - 1, row);
  const isFirst = isUpright ? row === 0 : column === 0;
  const known = isFirst ? OPEN : edges[before]!;
  if (known >= OBJECT && objects[known - OBJECT]!.letter === mark && !isPartedBefore(sheet, drawn)) {
    const object = objects[known - OBJECT]!;
    if (object.edges.length === LONGEST) {
      throw drawn.wrong(`One ${kind} covers at most ${LONGEST} edges, and what lies side by side is one`);
    }
    object.edges.push(edge);
    return known - OBJECT;
  }
  if (objects.length === MOST_OBJECTS)
    throw drawn.wrong(`A map has at most ${MOST_OBJECTS} doors and the like`);
  objects.push({ kind, edges: [edge], letter: mark });
  return objects.length - 1;
}

/** Whether a line meets the object at the corner before this edge: then another object ends there. */
function isPartedBefore(sheet: Sheet, { column, row, isUpright }: DrawnEdge): boolean {
  return isUpright
    ? [sheet.level(column - 1, row), sheet.level(column, row)].includes('---')
    : [sheet.upright(column, row - 1), sheet.upright(column, row)].includes('|');
}
