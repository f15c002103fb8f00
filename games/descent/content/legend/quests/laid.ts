import type { Placed } from '../../../rules/map/assemble.ts';
import { NO_SPACE } from '../../../rules/map/layout.ts';
import { type Compass, turned } from '../../../rules/map/tiles.ts';
import { TILES, type TileCode } from '../../tiles/index.ts';

/** The number of a tile, the column and row of its north-west corner, and its quarter turns. */
type Laid = readonly [tile: number | 'entrance' | 'exit', x: number, y: number, turns?: number];

const SIDE = { outdoor: 'A', indoor: 'B' } as const;

/** What lies beyond each side, and how an end cap is turned that closes it. */
const BEYOND: { readonly [side in Compass]: readonly [dx: number, dy: number, turns: number] } = {
  north: [0, -1, 2],
  east: [1, 0, 3],
  south: [0, 1, 0],
  west: [-1, 0, 1],
};

/** A map of the same side of all its tiles. Every opening that leads nowhere is closed with an end cap. */
export function laid(setting: keyof typeof SIDE, tiles: { readonly [name: string]: Laid }): Placed[] {
  const placed = Object.entries(tiles).map(([name, [tile, x, y, turns = 0]]): Placed => {
    const code = typeof tile === 'number' ? `${tile}${SIDE[setting]}` : `${tile}-${setting}`;
    return { tile: TILES[code as TileCode], name, x, y, turns };
  });
  const covered = new Set(placed.flatMap((one) => cellsOf(one).map(String)));
  const caps = placed.flatMap((one) => openings(one).filter(({ x, y }) => !covered.has(String([x, y]))));
  return [...placed, ...caps.map((cap) => ({ ...cap, tile: TILES[`end-cap-${setting}`] }))];
}

const cellsOf = ({ tile, x, y, turns = 0 }: Placed): (readonly [number, number])[] => {
  const { columns, cells } = turned(tile, turns);
  return [...cells.keys()]
    .filter((cell) => cells[cell] !== NO_SPACE)
    .map((cell) => [x + (cell % columns), y + Math.floor(cell / columns)]);
};

/** Where an end cap would lie at each opening of a tile: north or west of it comes first. */
function openings({ tile, name, x, y, turns = 0 }: Placed) {
  const { joints, columns } = turned(tile, turns);
  const found = new Map<Compass, { name: string; x: number; y: number; turns: number }>();
  for (const [cell, side] of joints) {
    const [dx, dy, turn] = BEYOND[side];
    const at = { x: x + (cell % columns) + dx, y: y + Math.floor(cell / columns) + dy };
    const known = found.get(side);
    if (!known || at.x < known.x || at.y < known.y)
      found.set(side, { name: `${side} end of ${name}`, ...at, turns: turn });
  }
  return [...found.values()];
}
