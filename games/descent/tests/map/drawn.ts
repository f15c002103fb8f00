import { close, nothing, put } from '../../rules/map/bits.ts';
import { adjacentTo, distanceBetween } from '../../rules/map/count.ts';
import { seeEachOther } from '../../rules/map/sight.ts';
import { type Gait, stepsFrom } from '../../rules/map/steps.ts';
import { compile, type MapTables } from '../../rules/map/tables.ts';
import { PIT } from '../../rules/map/terrain.ts';
import { type Drawing, readDrawing } from '../../rules/scenario/drawing/index.ts';

/** A drawn position: its tables, and its figures and spaces by name. */
export class Drawn {
  readonly drawing: Drawing;
  readonly tables: MapTables;
  /** The bits of the objects that are drawn closed. */
  readonly closed: number;

  constructor(text: string) {
    this.drawing = readDrawing(text);
    this.tables = compile(this.drawing.layout);
    const bits = nothing(this.tables.words);
    for (const object of this.tables.objects.keys())
      if (!this.drawing.open.includes(object)) close(bits, object);
    this.closed = bits.at(-1)!;
  }

  /** A space by its name, or that of a figure's only space by its letter. */
  at(name: string): number {
    const space = /^[A-Z]$/.test(name) ? this.spaces(name)[0]! : this.tables.spaceNamed(name);
    if (space < 0) throw new Error(`There is no space ${name}`);
    return space;
  }

  spaces(letter: string): readonly number[] {
    const figure = this.drawing.figures.find((one) => one.letter === letter);
    if (!figure) throw new Error(`There is no figure ${letter}`);
    return figure.spaces;
  }

  names(spaces: Iterable<number>): string[] {
    return [...spaces].map((space) => this.tables.names[space]!).sort();
  }

  /** What is taken by figures, without some of them, and which doors are closed. */
  taken(without = ''): Uint32Array {
    const bits = nothing(this.tables.words);
    for (const { letter, spaces } of this.drawing.figures) {
      if (!without.includes(letter)) for (const space of spaces) put(bits, space);
    }
    bits[bits.length - 1] = this.closed;
    return bits;
  }

  /** What blocks sight: figures that are not down in a pit, obstacles, and closed objects. */
  blocking(): Uint32Array {
    const bits = this.taken(
      this.drawing.figures
        .map(({ letter }) => letter)
        .filter((letter) => this.isInPit(letter))
        .join(''),
    );
    for (const [word, obstacles] of this.tables.obstacles.entries()) bits[word]! |= obstacles;
    return bits;
  }

  isInPit(letter: string): boolean {
    return this.spaces(letter).every((space) => this.tables.terrain[space] === PIT);
  }

  /** Whether two figures, or spaces, see each other. */
  sees(one: string, other: string): boolean {
    const isFigure = (name: string): boolean => /^[A-Z]$/.test(name);
    const inPit = [one, other].some((name) => isFigure(name) && this.isInPit(name));
    const [from, to] = [one, other].map((name) => (isFigure(name) ? this.spaces(name) : [this.at(name)]));
    return seeEachOther(this.tables, from!, to!, this.blocking(), inPit);
  }

  /** The names of the spaces that are adjacent to one. */
  adjacent(name: string): string[] {
    return this.names(adjacentTo(this.tables, this.at(name), this.closed));
  }

  /** The names of the spaces that one step leads to. */
  steps(name: string, gait: Gait = {}): string[] {
    return this.names(stepsFrom(this.tables, this.at(name), this.closed, gait));
  }

  /** The distance between two figures or spaces. */
  distance(one: string, other: string): number {
    const [from, to] = [one, other].map((name) =>
      /^[A-Z]$/.test(name) ? this.spaces(name) : [this.at(name)],
    );
    return distanceBetween(this.tables, from!, to!, this.closed);
  }
}
