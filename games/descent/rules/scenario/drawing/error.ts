/** Something in a drawing that cannot be, and where it stands; line and column are counted from 1. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError';
  readonly line: number;
  readonly column: number;

  constructor(sentence: string, line: number, column: number) {
    super(`${sentence} (line ${line}, column ${column} of the drawing)`);
    this.line = line;
    this.column = column;
  }
}
