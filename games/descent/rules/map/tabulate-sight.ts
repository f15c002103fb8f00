import { FREE, NEVER, type Needs, needsOf, SIGHT } from './barriers.ts';
import { edgesAt, needsOfWay, TURNS } from './corner.ts';
import { type Layout, northOf, westOf } from './layout.ts';
import { CROSSES_LEVEL, CROSSES_UPRIGHT, ENTERS, lineTo, PASSES, RUNS_UPRIGHT } from './lines.ts';
import { MinimalMasks } from './minimal-masks.ts';
import type { Links } from './neighbours.ts';

/**
 * For each pair of spaces the lines between them that could ever be open, each as a bitset of what must not be in
 * its way: spaces, and in the last word objects. Lines that ask for more than another are left out.
 */
export interface SightTable {
  /** Where the bitsets of a pair begin in `masks`, at `count * from + to`. */
  readonly start: Uint32Array;
  /** How many bitsets a pair has. */
  readonly lines: Uint16Array;
  readonly masks: Uint32Array;
}

/** The quarter in which a space lies at its corners: 2 * (south corner?) + (east corner?). */
const QUARTER_AT = [1, 2, 0, 3] as const;

/** Finds for each pair of spaces the smallest sets of things that must be out of the way. */
export function tabulateSight(
  layout: Layout,
  numbers: Int16Array,
  count: number,
  words: number,
  { to, links }: { readonly to: Int16Array; readonly links: Links },
): SightTable {
  const tracer = new Tracer(layout, numbers, new MinimalMasks(words));
  const start = new Uint32Array(count * count);
  const lines = new Uint16Array(count * count);
  const cells = [...numbers.keys()].filter((cell) => numbers[cell]! >= 0);
  for (let one = 0; one < count; one++) {
    tracer.masks.begin();
    tracer.masks.add([], FREE);
    [start[(count + 1) * one], lines[(count + 1) * one]] = tracer.masks.end();
    for (let other = one + 1; other < count; other++) {
      tracer.masks.begin();
      const direction = directionBetween(to, one, other);
      if (direction < 0) tracer.trace(cells[one]!, cells[other]!);
      else {
        for (const needs of [links.one[8 * one + direction]!, links.two[8 * one + direction]!]) {
          if (needs !== NEVER) tracer.masks.add([], needs);
        }
      }
      const [at, found] = tracer.masks.end();
      start[count * one + other] = start[count * other + one] = at;
      lines[count * one + other] = lines[count * other + one] = found;
    }
  }
  return { start, lines, masks: tracer.masks.all() };
}

/** A corner of the grid, by column and row. */
export type Corner = readonly [x: number, y: number];

/** A line that no wall cuts. It is open if nothing of one of the bitsets is in its way. */
export interface SightLine {
  readonly from: Corner;
  readonly to: Corner;
  readonly asks: readonly Uint32Array[];
}

/** Draws the lines between two cells that do not touch, for those who want to see them. */
export function linesOn(
  layout: Layout,
  numbers: Int16Array,
  words: number,
): (one: number, other: number) => SightLine[] {
  const tracer = new Tracer(layout, numbers, new MinimalMasks(words));
  return (one, other) => tracer.lines(one, other);
}

/** The direction in which two spaces touch, or -1. */
function directionBetween(to: Int16Array, one: number, other: number): number {
  for (let direction = 0; direction < 8; direction++) if (to[8 * one + direction] === other) return direction;
  return -1;
}

/** Draws the lines between two spaces that do not touch. */
class Tracer {
  readonly masks: MinimalMasks;
  readonly #layout: Layout;
  readonly #numbers: Int16Array;
  readonly #needs: Int32Array;
  /** Of each corner, what its four edges ask for. */
  readonly #around: readonly (readonly Needs[])[];
  /** The spaces that the present line asks to be free, and the objects. */
  readonly #spaces: number[] = [];
  #objects: Needs = FREE;
  /** The corners at which the line asks for one of two things. */
  readonly #either: (readonly [Needs, Needs])[] = [];

  constructor(layout: Layout, numbers: Int16Array, masks: MinimalMasks) {
    const { columns, rows } = layout;
    this.#layout = layout;
    this.#numbers = numbers;
    this.masks = masks;
    this.#needs = needsOf(layout, SIGHT);
    this.#around = Array.from({ length: (columns + 1) * (rows + 1) }, (_, corner) =>
      edgesAt(layout, corner % (columns + 1), Math.floor(corner / (columns + 1))).map((edge) =>
        edge < 0 ? NEVER : this.#needs[edge]!,
      ),
    );
  }

  /** Adds what each open line from a corner of the one cell to a corner of the other asks for. */
  trace(one: number, other: number): void {
    for (let p = 0; p < 4; p++)
      for (let q = 0; q < 4; q++) if (this.#leads(one, p, other, q)) this.#keep(0, this.#objects);
  }

  /** The lines from a corner of the one cell to a corner of the other that no wall cuts, each with what it asks for. */
  lines(one: number, other: number): SightLine[] {
    const found: SightLine[] = [];
    for (let p = 0; p < 4; p++) {
      for (let q = 0; q < 4; q++) {
        if (!this.#leads(one, p, other, q)) continue;
        this.masks.begin();
        this.#keep(0, this.#objects);
        found.push({ from: this.#corner(one, p), to: this.#corner(other, q), asks: this.masks.take() });
      }
    }
    return found;
  }

  #corner(cell: number, p: number): Corner {
    const { columns } = this.#layout;
    return [(cell % columns) + (p & 1), Math.floor(cell / columns) + (p >> 1)];
  }

  /** Follows the line between two corners, and notes what it asks for; false if nothing could ever open it. */
  #leads(one: number, p: number, other: number, q: number): boolean {
    const [x, y] = this.#corner(one, p);
    const [toX, toY] = this.#corner(other, q);
    const line = lineTo(toX - x, toY - y);
    const back = (line.direction + 4) % 8;
    if (!isWorthwhile(QUARTER_AT[p]!, line.direction) || !isWorthwhile(QUARTER_AT[q]!, back)) return false;
    this.#spaces.length = this.#either.length = 0;
    this.#objects = FREE;
    return (
      this.#turns(x, y, QUARTER_AT[p]!, line.direction) &&
      this.#turns(toX, toY, QUARTER_AT[q]!, back) &&
      this.#follows(x, y, line.direction, line.meets)
    );
  }

  /** From its corner a line can only be taken where a space lies that can be turned to across no barrier. */
  #turns(x: number, y: number, quarter: number, direction: number): boolean {
    const around = this.#around[y * (this.#layout.columns + 1) + x]!;
    const [way, other] = TURNS[quarter]![direction]!;
    const needs = needsOfWay(way!, around);
    return this.#asks(needs, other === undefined ? needs : needsOfWay(other, around));
  }

  #follows(fromX: number, fromY: number, direction: number, meets: Int8Array): boolean {
    const { columns, rows } = this.#layout;
    for (let i = 0; i < meets.length; i += 3) {
      const [kind, x, y] = [meets[i]!, fromX + meets[i + 1]!, fromY + meets[i + 2]!];
      let isOpen: boolean;
      if (kind === ENTERS) isOpen = this.#enters(x, y);
      else if (kind === CROSSES_UPRIGHT) isOpen = this.#crosses(westOf(columns, x, y));
      else if (kind === CROSSES_LEVEL) isOpen = this.#crosses(northOf(columns, rows, x, y));
      else if (kind === PASSES) isOpen = this.#passes(x, y, direction);
      else if (kind === RUNS_UPRIGHT) {
        isOpen = this.#crosses(westOf(columns, x, y)) && this.#enters(x - 1, y) && this.#enters(x, y);
      } else {
        isOpen = this.#crosses(northOf(columns, rows, x, y)) && this.#enters(x, y - 1) && this.#enters(x, y);
      }
      if (!isOpen) return false;
    }
    return true;
  }

  /** A line inside a space, or along an edge of it, is cut by whatever blocks the space. */
  #enters(column: number, row: number): boolean {
    const { columns, rows } = this.#layout;
    if (column < 0 || row < 0 || column >= columns || row >= rows) return false;
    const space = this.#numbers[row * columns + column]!;
    this.#spaces.push(space);
    return space >= 0;
  }

  #crosses(edge: number): boolean {
    return this.#asks(this.#needs[edge]!, this.#needs[edge]!);
  }

  /** A line through a corner is cut by barriers on both of its sides. */
  #passes(x: number, y: number, direction: number): boolean {
    const around = this.#around[y * (this.#layout.columns + 1) + x]!;
    if (direction % 2 === 0)
      return this.#asks(around[(direction / 2 + 1) % 4]!, around[(direction / 2 + 3) % 4]!);
    const [way, other] = TURNS[(((direction + 4) % 8) - 1) / 2]![direction]!;
    return this.#asks(needsOfWay(way!, around), needsOfWay(other!, around));
  }

  /** Notes that one of two things is asked for; false if neither can be. */
  #asks(one: Needs, other: Needs): boolean {
    if (one === FREE || other === FREE) return true;
    if (one === NEVER && other === NEVER) return false;
    if (one === NEVER || other === NEVER || one === other) this.#objects |= one === NEVER ? other : one;
    else this.#either.push([one, other]);
    return true;
  }

  /** Keeps the line, with every choice of what is asked for at corners from the n-th on. */
  #keep(n: number, objects: Needs): void {
    const either = this.#either[n];
    if (!either) this.masks.add(this.#spaces, objects);
    else if ((objects | either[0]) === objects || (objects | either[1]) === objects)
      this.#keep(n + 1, objects);
    else for (const needs of either) this.#keep(n + 1, objects | needs);
  }
}

/** Whether a line neither begins inside its space nor along an edge of it: from the next corner it asks for less. */
function isWorthwhile(quarter: number, direction: number): boolean {
  const off = (direction - 2 * quarter - 1 + 8) % 8;
  return off > 1 && off < 7;
}
