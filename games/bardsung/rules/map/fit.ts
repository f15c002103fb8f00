import type { DungeonDef } from '../definitions.ts';
import type { Bardsung } from '../state.ts';
import { layoutOf } from './layout.ts';
import { isOnMat, type Lie, MAT, type Opening, squareAt } from './mat.ts';
import { STEP, sameTurns, type TileShape, turned } from './shape.ts';

/** A way in which a tile can be laid at a portal, with the portal of its own by which it is entered. */
export interface Fit extends Lie {
  readonly entrance: number;
}

/**
 * Every way of laying a tile so that one of its portals meets the explored one, all of it on the mat and on free squares.
 * A card with a fixed entrance leaves one portal for that. Ways that look the same are one.
 */
export function fitsAt(g: Bardsung, { shape, entrance: fixed }: DungeonDef, opening: Opening): Fit[] {
  const { squares: taken } = layoutOf(g);
  const same = sameTurns(shape);
  const found: Fit[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const lies = turned(shape, turn);
    for (const [entrance, portal] of lies.portals.entries()) {
      if (fixed !== null && fixed !== entrance) continue;
      const [right, down] = STEP[portal.side]!;
      const col = (opening.beyond % MAT.width) - portal.col;
      const row = Math.floor(opening.beyond / MAT.width) - portal.row;
      const [x, y] = [col + portal.col + right, row + portal.row + down];
      if (!isOnMat(x, y) || squareAt(x, y) !== opening.inside || !isFree(lies, col, row, taken)) continue;
      const isKnown = found.some(
        (fit) => fit.col === col && fit.row === row && same[fit.turn] === same[turn],
      );
      if (!isKnown) found.push({ col, row, turn, entrance });
    }
  }
  return found;
}

function isFree({ squares }: TileShape, col: number, row: number, taken: Int16Array): boolean {
  for (const square of squares) {
    const [x, y] = [col + square.col, row + square.row];
    if (!isOnMat(x, y) || taken[squareAt(x, y)] !== -1) return false;
  }
  return true;
}
