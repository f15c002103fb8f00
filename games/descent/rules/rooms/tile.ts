import type { TileSide } from '../map/tiles.ts';

/** The tile of a secret room: where its entrance is, and where the challenge tokens lie, the first of them first. */
export interface RoomTile {
  readonly side: TileSide;
  readonly entrance: readonly [column: number, row: number];
  readonly challenges: readonly (readonly [column: number, row: number])[];
}

/** The place of a cell among the spaces of a tile, which are numbered row by row. */
export function spaceOnTile({ side }: RoomTile, [column, row]: readonly [number, number]): number {
  const before = side.grid.slice(0, row).join('') + side.grid[row]!.slice(0, column);
  return [...before].filter((mark) => mark !== '_').length;
}
