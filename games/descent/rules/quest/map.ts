import type { QuestMap } from '../definitions.ts';
import { assemble, type Barred, type Placed } from '../map/assemble.ts';
import { drawLayout } from '../scenario/drawing/draw.ts';

/** A map of tiles, put together when it is first asked for. Each tile is a place of its name. */
export function tiled(tiles: readonly Placed[], doors: readonly Barred[] = []): () => QuestMap {
  let map: QuestMap | null = null;
  return () => {
    if (map) return map;
    const layout = assemble(tiles, doors);
    const places = Object.fromEntries(layout.places.map(({ name, spaces }) => [name, spaces]));
    map = { drawing: drawLayout(layout), places, tiles: tiles.map(({ tile }) => tile) };
    return map;
  };
}
