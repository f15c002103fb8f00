import { STEP, type TileShape, turned } from './shape.ts';

/** The mat on which the tiles are laid: 20 by 14 squares, north up, with six exits marked on its edges. */
export const MAT = { width: 20, height: 14 } as const;

/** The square at each exit. */
export const EXITS: readonly (readonly [col: number, row: number])[] = [
  [4, 0],
  [15, 0],
  [19, 7],
  [15, 13],
  [4, 13],
  [0, 7],
];

/** A tile is at an exit when one of its squares lies within this many squares of the mark. */
export const AT_EXIT = 2;

export const ZONES_PER_TILE = 16;
export const PORTALS_PER_TILE = 16;

/** The zone of the mat that a zone of a tile is, the tiles being counted in the order in which they were laid. */
export const zoneOn = (tile: number, zone: number): number => tile * ZONES_PER_TILE + zone;
export const tileOfZone = (at: number): number => Math.floor(at / ZONES_PER_TILE);
export const portalOn = (tile: number, portal: number): number => tile * PORTALS_PER_TILE + portal;
export const tileOfPortal = (portal: number): number => Math.floor(portal / PORTALS_PER_TILE);

/** Where a tile lies. */
export interface Lie {
  readonly col: number;
  readonly row: number;
  readonly turn: number;
}

/** A square of the mat as one number. */
export const squareAt = (col: number, row: number): number => row * MAT.width + col;

/** Both sides of the border that a portal leads through: the square inside and the one beyond. */
export interface Opening {
  /** The portal's number on the mat. */
  readonly portal: number;
  readonly zone: number;
  readonly inside: number;
  /** -1: it leads off the mat. */
  readonly beyond: number;
}

/** To which side a portal leads. */
export function sideOf({ inside, beyond }: Opening): 'north' | 'east' | 'south' | 'west' {
  const step = beyond - inside;
  if (Math.abs(step) === 1) return step > 0 ? 'east' : 'west';
  return step > 0 ? 'south' : 'north';
}

/** A shape as it lies on the mat. */
export interface LaidShape {
  /** Zone of the mat by square. */
  readonly squares: ReadonlyMap<number, number>;
  readonly openings: readonly Opening[];
}

/** The squares and portals of a tile that lies on the mat, as the tile with this number. */
export function layShape(shape: TileShape, { col, row, turn }: Lie, tile: number): LaidShape {
  const lies = turned(shape, turn);
  const squares = new Map<number, number>();
  for (const one of lies.squares) squares.set(squareAt(col + one.col, row + one.row), zoneOn(tile, one.zone));
  const openings = lies.portals.map((portal, i): Opening => {
    const [right, down] = STEP[portal.side]!;
    const [x, y] = [col + portal.col, row + portal.row];
    return {
      portal: portalOn(tile, i),
      zone: zoneOn(tile, portal.zone),
      inside: squareAt(x, y),
      beyond: isOnMat(x + right, y + down) ? squareAt(x + right, y + down) : -1,
    };
  });
  return { squares, openings };
}

export const isOnMat = (col: number, row: number): boolean =>
  col >= 0 && row >= 0 && col < MAT.width && row < MAT.height;
