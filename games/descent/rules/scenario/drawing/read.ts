import type { Size } from '../../map/bases.ts';
import { type Layout, NO_SPACE, numberSpaces } from '../../map/layout.ts';
import { compareBase } from './bases.ts';
import { readCell, type TokenMark } from './cells.ts';
import { readEdges } from './edges.ts';
import { Sheet } from './sheet.ts';

/** A figure of a drawing: a capital letter in one space, or in all spaces of its base. */
export interface DrawnFigure {
  readonly letter: string;
  readonly size: Size;
  /** The spaces it fills, row by row. */
  readonly spaces: readonly number[];
}

export interface DrawnToken {
  readonly mark: TokenMark;
  readonly space: number;
}

export interface Drawing {
  readonly layout: Layout;
  readonly figures: readonly DrawnFigure[];
  readonly tokens: readonly DrawnToken[];
  /** The numbers of the objects that are drawn open. */
  readonly open: readonly number[];
}

/**
 * Reads a drawn map. docs/scenarios.md says what the characters mean; what makes no sense is refused with a
 * DrawingError that says where.
 */
export function readDrawing(text: string): Drawing {
  const sheet = new Sheet(text);
  const { columns, rows } = sheet;
  const drawn = Array.from({ length: columns * rows }, (_, cell) => readCell(sheet, cell));
  const cells = Uint8Array.from(drawn, ({ terrain }) => terrain);
  const { edges, objects, open, waysOut } = readEdges(sheet, cells);
  const unnumbered: Layout = { columns, rows, cells, edges, objects, waysOut: [], places: [] };
  sheet.checkCorners((cell) => cells[cell] !== NO_SPACE);
  if (cells.every((terrain) => terrain === NO_SPACE)) {
    throw sheet.wrongInCell('The map has no space; a full stop is a floor', 0);
  }
  const numbers = numberSpaces(unnumbered);
  const layout: Layout = { ...unnumbered, waysOut: waysOut.map((cell) => numbers[cell]!) };
  const cellsOf = new Map<string, number[]>();
  for (const [cell, { figure }] of drawn.entries()) {
    if (figure !== null) cellsOf.set(figure, [...(cellsOf.get(figure) ?? []), cell]);
  }
  return {
    layout,
    figures: [...cellsOf].map(([letter, filled]) => ({
      letter,
      size: compareBase(sheet, layout, letter, filled, open),
      spaces: filled.map((cell) => numbers[cell]!),
    })),
    tokens: drawn.flatMap(({ tokens }, cell) => tokens.map((mark) => ({ mark, space: numbers[cell]! }))),
    open,
  };
}
