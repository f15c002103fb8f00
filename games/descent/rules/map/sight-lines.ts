import { numberSpaces } from './layout.ts';
import { touch } from './sight.ts';
import type { MapTables } from './tables.ts';
import { linesOn, type SightLine } from './tabulate-sight.ts';

type Lines = (one: number, other: number) => SightLine[];

const drawn = new WeakMap<MapTables, { readonly cells: readonly number[]; readonly lines: Lines }>();

function linesBetween(tables: MapTables, from: number, to: number): SightLine[] {
  let known = drawn.get(tables);
  if (!known) {
    const numbers = numberSpaces(tables.layout);
    const cells = [...numbers.keys()].filter((cell) => numbers[cell]! >= 0);
    drawn.set(tables, (known = { cells, lines: linesOn(tables.layout, numbers, tables.words) }));
  }
  return known.lines(known.cells[from]!, known.cells[to]!);
}

/** A line of sight as it can be drawn, and what is in its way. */
export interface Drawn {
  /** From corner to corner, by columns and rows; null between spaces that touch, which need no line. */
  readonly corners: readonly [x: number, y: number, toX: number, toY: number] | null;
  /** The spaces that cut it. */
  readonly spaces: readonly number[];
  /** The closed objects that cut it. */
  readonly objects: readonly number[];
}

/** The line from any of some spaces to another that has least in its way, of several the shortest; null if walls cut all. */
export function bestLine(
  tables: MapTables,
  from: readonly number[],
  to: number,
  blocking: Uint32Array,
): Drawn | null {
  let best: Drawn | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const space of from) {
    for (const { corners, asks } of linesFrom(tables, space, to)) {
      for (const asked of asks) {
        const weight = FAR * countOf(asked, blocking) + lengthOf(corners);
        if (weight >= least) continue;
        least = weight;
        best = { corners, ...inTheWay(tables, asked, blocking) };
      }
    }
  }
  return best;
}

/** Longer than any line. */
const FAR = 1000;

type Corners = Drawn['corners'];

function linesFrom(
  tables: MapTables,
  space: number,
  to: number,
): readonly { readonly corners: Corners; readonly asks: readonly Uint32Array[] }[] {
  if (space !== to && !touch(tables, space, to))
    return linesBetween(tables, space, to).map(({ from, to, asks }) => ({ corners: [...from, ...to], asks }));
  const { words, count, sight } = tables;
  const pair = count * space + to;
  const start = sight.start[pair]!;
  const asks = Array.from({ length: sight.lines[pair]! }, (_, n) =>
    sight.masks.subarray(start + n * words, start + (n + 1) * words),
  );
  return [{ corners: null, asks }];
}

const lengthOf = (corners: Corners): number =>
  corners ? Math.hypot(corners[2] - corners[0], corners[3] - corners[1]) : 0;

/** How many things are in both of two bitsets. */
function countOf(one: Uint32Array, other: Uint32Array): number {
  let n = 0;
  for (let word = 0; word < one.length; word++)
    for (let bits = one[word]! & other[word]!; bits !== 0; bits &= bits - 1) n++;
  return n;
}

function inTheWay(
  { words, count }: MapTables,
  asked: Uint32Array,
  blocking: Uint32Array,
): Pick<Drawn, 'spaces' | 'objects'> {
  const isBoth = (word: number, bit: number): boolean => (asked[word]! & blocking[word]! & (1 << bit)) !== 0;
  const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
  return {
    spaces: range(count).filter((space) => isBoth(space >> 5, space & 31)),
    objects: range(32).filter((object) => isBoth(words - 1, object)),
  };
}
