import type { DungeonDef } from '../definitions.ts';
import type { Bardsung } from '../state.ts';
import { layoutOf } from './layout.ts';
import { isOnMat, type Lie, type Opening, squareAt } from './mat.ts';
import { STEP, turned } from './shape.ts';

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
  const [col, row] = [opening.beyond % 20, Math.floor(opening.beyond / 20)];
  const found: Fit[] = [];
  const seen = new Set<string>();
  for (let turn = 0; turn < 4; turn++) {
    const lies = turned(shape, turn);
    lies.portals.forEach((portal, entrance) => {
      if (fixed !== null && fixed !== entrance) return;
      const [right, down] = STEP[portal.side]!;
      const [left, upper] = [col - portal.col, row - portal.row];
      if (squareAt(col + right, row + down) !== opening.inside || !isOnMat(col + right, row + down)) return;
      const isFree = lies.squares.every((square) => {
        const [x, y] = [left + square.col, upper + square.row];
        return isOnMat(x, y) && !taken.has(squareAt(x, y));
      });
      const picture = JSON.stringify([
        left,
        upper,
        lies.squares.map((one) => [one.col, one.row, one.zone]).sort(),
        lies.portals.map((one) => [one.col, one.row, one.side]).sort(),
      ]);
      if (!isFree || seen.has(picture)) return;
      seen.add(picture);
      found.push({ col: left, row: upper, turn, entrance });
    });
  }
  return found;
}
