import { close, nothing, put } from '../../rules/map/bits.ts';
import { compile, type MapTables } from '../../rules/map/tables.ts';
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
}
