import { cellName, columnName } from '../../map/layout.ts';
import { DrawingError } from './error.ts';

/** Characters from one upright line to the next. */
const PITCH = 4;

/** The text of a drawing as a grid: which characters belong to which corner, edge and cell. */
export class Sheet {
  readonly columns: number;
  readonly rows: number;
  readonly #lines: readonly string[];
  /** The line of the first corners, and the character of the first corner in it. */
  readonly #top: number;
  readonly #left: number;

  constructor(text: string) {
    this.#lines = text.replaceAll('\r', '').trimEnd().split('\n');
    this.#top = this.#lines.findIndex((line) => line.includes('+'));
    if (this.#top < 0) throw new DrawingError('A drawing has a + at each corner of its spaces', 1, 1);
    this.#left = this.#lines[this.#top]!.indexOf('+');
    const lines = this.#lines.length - this.#top;
    if (lines % 2 === 0) {
      throw new DrawingError('The last line of a drawing is one of corners', this.#lines.length, 1);
    }
    this.rows = (lines - 1) / 2;
    this.columns = this.#countColumns();
    if (this.rows === 0 || this.columns === 0) {
      throw new DrawingError('A drawing has at least one space', this.#top + 1, this.#left + 1);
    }
    this.#checkLines();
    this.#checkNames();
  }

  /** The three characters of a cell. */
  cell(cell: number): string {
    return this.#read(this.#lineOf(cell), this.#characterOf(cell), 3);
  }

  /** The character of the edge west of a cell. */
  upright(column: number, row: number): string {
    return this.#read(this.#top + 2 * row + 1, this.#left + PITCH * column, 1);
  }

  /** The three characters of the edge north of a cell. */
  level(column: number, row: number): string {
    return this.#read(this.#top + 2 * row, this.#left + PITCH * column + 1, 3);
  }

  name(cell: number): string {
    return cellName(this, cell);
  }

  /** Corners may be left blank only where nothing is. */
  checkCorners(isSpace: (cell: number) => boolean): void {
    const { columns, rows } = this;
    for (let y = 0; y <= rows; y++) {
      for (let x = 0; x <= columns; x++) {
        const isNeeded = [
          [x - 1, y - 1],
          [x, y - 1],
          [x - 1, y],
          [x, y],
        ].some(([c, r]) => c! >= 0 && r! >= 0 && c! < columns && r! < rows && isSpace(r! * columns + c!));
        const mark = this.#read(this.#top + 2 * y, this.#left + PITCH * x, 1);
        if (mark !== '+' && (isNeeded || mark !== ' '))
          throw this.#wrong('A corner is drawn as +', 2 * y, PITCH * x);
      }
    }
  }

  wrongInCell(sentence: string, cell: number, character = 0): DrawingError {
    return new DrawingError(sentence, this.#lineOf(cell) + 1, this.#characterOf(cell) + character + 1);
  }

  wrongAtUpright(sentence: string, column: number, row: number): DrawingError {
    return this.#wrong(sentence, 2 * row + 1, PITCH * column);
  }

  wrongAtLevel(sentence: string, column: number, row: number): DrawingError {
    return this.#wrong(sentence, 2 * row, PITCH * column + 2);
  }

  #wrong(sentence: string, down: number, across: number): DrawingError {
    return new DrawingError(sentence, this.#top + down + 1, this.#left + across + 1);
  }

  #lineOf(cell: number): number {
    return this.#top + 2 * Math.floor(cell / this.columns) + 1;
  }

  #characterOf(cell: number): number {
    return this.#left + PITCH * (cell % this.columns) + 1;
  }

  #read(line: number, from: number, length: number): string {
    return (this.#lines[line] ?? '').slice(from, from + length).padEnd(length);
  }

  #countColumns(): number {
    let last = this.#left;
    for (let line = this.#top; line < this.#lines.length; line += 2) {
      for (const { index } of this.#lines[line]!.matchAll(/\+/g)) {
        if (index < this.#left || (index - this.#left) % PITCH !== 0) {
          const first = `from the corner in column ${this.#left + 1} on`;
          throw new DrawingError(`Corners stand four characters apart, ${first}`, line + 1, index + 1);
        }
        last = Math.max(last, index);
      }
    }
    return (last - this.#left) / PITCH;
  }

  #checkLines(): void {
    const end = this.#left + PITCH * this.columns + 1;
    for (let line = this.#top; line < this.#lines.length; line++) {
      const row = (line - this.#top - 1) / 2;
      const beyond = this.#lines[line]!.slice(end).search(/\S/);
      if (beyond >= 0) {
        throw new DrawingError(
          'Nothing stands behind the last line of a drawing',
          line + 1,
          end + beyond + 1,
        );
      }
      const label = this.#lines[line]!.slice(0, this.#left);
      const expected = Number.isInteger(row) ? String(row + 1) : '';
      if (label.trim() !== '' && label.trim() !== expected) {
        const sentence = expected ? `This is row ${expected}` : 'Nothing stands before a line of corners';
        throw new DrawingError(sentence, line + 1, label.search(/\S/) + 1);
      }
    }
  }

  /** Above the map stand the names of the columns, or nothing; a stroke may mark where the line begins. */
  #checkNames(): void {
    const said = this.#lines.slice(0, this.#top);
    const line = said.findIndex((text) => text.trim() !== '');
    if (line < 0) return;
    const other = said.findIndex((text, i) => i > line && text.trim() !== '');
    if (other >= 0) throw new DrawingError('One line names the columns', other + 1, 1);
    const names = [...said[line]!.replace(/^\//, ' ').matchAll(/\S+/g)];
    for (let column = 0; column < Math.max(names.length, this.columns); column++) {
      const at = this.#left + PITCH * column + 2;
      const name = names[column];
      if (!name) throw new DrawingError(`Column ${columnName(column)} is not named`, line + 1, at + 1);
      if (column >= this.columns) throw new DrawingError('There is no such column', line + 1, name.index + 1);
      if (name[0] !== columnName(column) || name.index !== at) {
        const sentence = `The name of column ${columnName(column)} stands above the middle of it`;
        throw new DrawingError(sentence, line + 1, name.index + 1);
      }
    }
  }
}
