import { ADJACENCY } from './barriers.ts';
import { type BaseTables, tabulateBases } from './bases.ts';
import { nothing, put } from './bits.ts';
import {
  cellName,
  cellsBeside,
  ELEVATION,
  type Layout,
  MOST_OBJECTS,
  MOST_SPACES,
  numberSpaces,
  type ObjectKind,
  type Place,
} from './layout.ts';
import { findNeighbours, type Neighbours } from './neighbours.ts';
import { type SightTable, tabulateSight } from './tabulate-sight.ts';
import { OBSTACLE } from './terrain.ts';

/** A door or a thing like it, and the pairs of spaces that it parts. */
export interface Gate {
  readonly kind: ObjectKind;
  readonly sides: readonly (readonly [number, number])[];
}

/**
 * Everything about a map that can be worked out before the first figure stands on it. Spaces are numbers, row by
 * row. What changes in play comes as bitsets of 32-bit words: a bit for each space and, in the last word, a bit
 * for each object that is closed.
 */
export interface MapTables {
  readonly layout: Layout;
  /** How many spaces there are. */
  readonly count: number;
  /** Each space as what a figure of one space covers. */
  readonly alone: readonly (readonly number[])[];
  /** What players call each space: `c4`. */
  readonly names: readonly string[];
  readonly column: Uint8Array;
  readonly row: Uint8Array;
  readonly terrain: Uint8Array;
  /** Whether there is an elevation line anywhere. */
  readonly isElevated: boolean;
  /** The bitset of the obstacle spaces. */
  readonly obstacles: Uint32Array;
  readonly objects: readonly Gate[];
  /** How many words a bitset has; the last is that of the objects. */
  readonly words: number;
  readonly neighbours: Neighbours;
  readonly sight: SightTable;
  readonly bases: BaseTables;
  readonly places: readonly Place[];
  readonly waysOut: readonly number[];
  /** Bits of the objects that bar counting while they are closed. */
  readonly barring: number;
  /** Distances between all spaces by what bars counting now; see `distancesOf`. */
  readonly distances: Map<number, Uint8Array>;
  /** The space of a name, or -1. */
  spaceNamed(name: string): number;
}

/** Works out the tables of a map. */
export function compile(layout: Layout): MapTables {
  const numbers = numberSpaces(layout);
  const cells = [...numbers.keys()].filter((cell) => numbers[cell]! >= 0);
  const count = cells.length;
  if (count === 0) throw new RangeError('A map has at least one space');
  if (count > MOST_SPACES) throw new RangeError(`A map has at most ${MOST_SPACES} spaces, not ${count}`);
  if (layout.objects.length > MOST_OBJECTS) {
    throw new RangeError(
      `A map has at most ${MOST_OBJECTS} doors and the like, not ${layout.objects.length}`,
    );
  }
  const names = cells.map((cell) => cellName(layout, cell));
  const byName = new Map(names.map((name, space) => [name, space]));
  const neighbours = findNeighbours(layout, numbers, count);
  return {
    layout,
    count,
    alone: names.map((_, space) => [space]),
    names,
    column: Uint8Array.from(cells, (cell) => cell % layout.columns),
    row: Uint8Array.from(cells, (cell) => Math.floor(cell / layout.columns)),
    terrain: Uint8Array.from(cells, (cell) => layout.cells[cell]!),
    isElevated: layout.edges.includes(ELEVATION),
    obstacles: obstaclesOf(layout, cells),
    objects: layout.objects.map(({ kind, edges }) => ({
      kind,
      sides: edges.map((edge) => {
        const [one, other] = cellsBeside(layout, edge);
        return [numbers[one]!, numbers[other]!] as const;
      }),
    })),
    words: wordsFor(count),
    neighbours,
    sight: tabulateSight(layout, numbers, count, wordsFor(count), {
      to: neighbours.to,
      links: neighbours.sight,
    }),
    bases: tabulateBases(layout, numbers, count, wordsFor(count)),
    places: layout.places,
    waysOut: layout.waysOut,
    barring: layout.objects.reduce(
      (bits, { kind }, object) => (ADJACENCY.objects.includes(kind) ? bits | (1 << object) : bits),
      0,
    ),
    distances: new Map(),
    spaceNamed: (name) => byName.get(name) ?? -1,
  };
}

function obstaclesOf({ cells: terrain }: Layout, cells: readonly number[]): Uint32Array {
  const bits = nothing(wordsFor(cells.length));
  for (const [space, cell] of cells.entries()) if (terrain[cell] === OBSTACLE) put(bits, space);
  return bits;
}

const wordsFor = (spaces: number): number => Math.ceil(spaces / 32) + 1;

/** How much memory the tables of a map take, the distances of one position of its doors included. */
export function tableBytes({ count, sight, neighbours, bases, terrain, column, row }: MapTables): number {
  const { to, ...links } = neighbours;
  const arrays: { readonly byteLength: number }[] = [
    sight.start,
    sight.lines,
    sight.masks,
    to,
    terrain,
    column,
    row,
  ];
  for (const { one, two } of Object.values(links)) arrays.push(one, two);
  for (const { bits, through } of Object.values(bases)) arrays.push(bits, ...through);
  const lies = Object.values(bases).reduce((sum, table) => sum + table.lies.length, 0);
  // A lie is a list of up to six numbers.
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, count * count + lies * 64);
}
