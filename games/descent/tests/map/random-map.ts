import type { Random } from '@questwright/kernel';
import { close, nothing, put } from '../../rules/map/bits.ts';
import {
  BORDER,
  ELEVATION,
  edgeCount,
  isBetweenSpaces,
  type Layout,
  type MapObject,
  NO_SPACE,
  OBJECT,
  OBJECT_KINDS,
  OPEN,
  WALL,
} from '../../rules/map/layout.ts';
import type { MapTables } from '../../rules/map/tables.ts';
import { FLOOR, OBSTACLE } from '../../rules/map/terrain.ts';

/** A map that nobody would draw: holes, obstacles, walls, elevation lines and objects anywhere. */
export function randomMap(random: Random, side = 8): Layout {
  const [columns, rows] = [2 + random.below(side), 2 + random.below(side)];
  const cells = Uint8Array.from({ length: columns * rows }, () => {
    const roll = random.below(20);
    return roll < 2 ? NO_SPACE : roll < 4 ? OBSTACLE : FLOOR;
  });
  cells[0] = FLOOR;
  const edges = new Uint8Array(edgeCount(columns, rows)).fill(BORDER);
  const objects: MapObject[] = [];
  const layout: Layout = { columns, rows, cells, edges, objects, waysOut: [], places: [] };
  const walls = 1 + random.below(5);
  for (let edge = 0; edge < edges.length; edge++) {
    if (!isBetweenSpaces(layout, edge)) continue;
    const roll = random.below(24);
    if (roll < walls) edges[edge] = random.below(4) ? WALL : BORDER;
    else if (roll === walls) edges[edge] = ELEVATION;
    else if (roll === walls + 1 && objects.length < 30) {
      objects.push({ kind: OBJECT_KINDS[random.below(4)]!, edges: [edge] });
      edges[edge] = OBJECT + objects.length - 1;
    } else edges[edge] = OPEN;
  }
  return layout;
}

/** Figures on some spaces, and some objects closed. */
export function randomBlocking(random: Random, tables: MapTables): Uint32Array {
  const bits = nothing(tables.words);
  const crowd = random.below(5);
  for (let space = 0; space < tables.count; space++) {
    if (tables.terrain[space] === OBSTACLE || random.below(20) < crowd) put(bits, space);
  }
  for (let object = 0; object < tables.objects.length; object++) if (random.below(2)) close(bits, object);
  return bits;
}
