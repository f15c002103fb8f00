import type { Placed } from '../../../rules/map/assemble.ts';
import type { TileSide } from '../../../rules/map/tiles.ts';
import { tiled } from '../../../rules/quest/map.ts';
import { TILES } from '../../tiles/index.ts';

type Named = readonly [tile: keyof typeof TILES, name: string];

/** A map of one row of tiles, from the entrance in the west to a dead end in the east, with all other openings capped. */
export interface Row {
  readonly tiles: readonly Placed[];
  readonly map: ReturnType<typeof tiled>;
  /** What a space of a tile is called on this map, by its column and row on the tile. */
  at(name: string, column: number, row: number): string;
}

export function row(setting: 'indoor' | 'outdoor', ...tiles: readonly Named[]): Row {
  const placed: { tile: TileSide; name: string; x: number; y: number; turns?: 1 | 2 | 3 }[] = [
    { tile: TILES[`entrance-${setting}`], name: 'Entrance', x: 0, y: 0, turns: 1 },
  ];
  let [x, gate] = [2, 0];
  for (const [id, name] of tiles) {
    const tile: TileSide = TILES[id];
    const { north, south, west, east } = tile.openings;
    const y = gate - west![0]!;
    placed.push({ tile, name, x, y });
    const cap = TILES[`end-cap-${setting}`];
    if (north) placed.push({ tile: cap, name: `North of ${name}`, x: x + north[0]!, y: y - 1, turns: 2 });
    if (south)
      placed.push({ tile: cap, name: `South of ${name}`, x: x + south[0]!, y: y + tile.grid.length });
    gate = y + east![0]!;
    x += tile.grid[0]!.length;
  }
  placed.push({ tile: TILES[`end-cap-${setting}`], name: 'End', x, y: gate, turns: 3 });
  const top = Math.min(...placed.map(({ y }) => y));
  const all = placed.map((one) => ({ ...one, y: one.y - top })) as Placed[];
  return {
    tiles: all,
    map: tiled(all),
    at(name, column, line) {
      const { x: left, y } = all.find((one) => one.name === name)!;
      return `${'abcdefghijklmnopqrstuvwxyz'[left + column]}${y + line + 1}`;
    },
  };
}
