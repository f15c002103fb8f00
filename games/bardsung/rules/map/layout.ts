import { theBox } from '@questwright/adventure';
import type { State } from '@questwright/kernel';
import type { CardDef, DungeonDef } from '../definitions.ts';
import type { Bardsung, LaidTile } from '../state.ts';
import { EXITS, layShape, MAT, type Opening, tileOfZone, zoneOn } from './mat.ts';
import { STEP, turned } from './shape.ts';

/** Two zones of different tiles whose portals meet. */
export interface Passage {
  readonly zones: readonly [number, number];
  readonly portals: readonly [number, number];
}

/** The middle of a zone: the sums over its squares, in half squares from the north-west corner, and their number. */
export interface Centre {
  readonly x: number;
  readonly y: number;
  readonly n: number;
}

/** The mat as its tiles lie, without doors, models and tokens: worked out once for each way of laying them. */
export interface Layout {
  /** The zones of the mat, in the order of their numbers. */
  readonly zones: readonly number[];
  /** Zone of the mat by square. */
  readonly squares: ReadonlyMap<number, number>;
  /** Zones of one tile that share a border without a wall. */
  readonly inside: ReadonlyMap<number, readonly number[]>;
  readonly passages: readonly Passage[];
  /** Portals beyond which lies no tile, and which do not lead off the mat or against a wall. */
  readonly unexplored: readonly Opening[];
  readonly centres: ReadonlyMap<number, Centre>;
  /** How far each tile is from each exit of the mat, in squares. */
  readonly toExit: readonly (readonly number[])[];
}

export const shapeOfTile = (g: State, def: string): DungeonDef => theBox<CardDef>(g).get(def) as DungeonDef;

const known = new Map<string, Layout>();
const KEPT = 2000;

/** By the list of tiles itself, which is never changed but replaced: most questions come between two explorations. */
const byTiles = new WeakMap<readonly LaidTile[], Layout>();

export function layoutOf(g: Bardsung): Layout {
  let layout = byTiles.get(g.tiles);
  if (!layout) {
    layout = layoutByKey(g);
    byTiles.set(g.tiles, layout);
  }
  return layout;
}

/** The layout of a match. What a scenario makes up has ids of its own, so the key of made-up tiles holds their shape. */
function layoutByKey(g: Bardsung): Layout {
  const key = g.tiles.map((tile) => keyOf(g, tile)).join(';');
  let layout = known.get(key);
  if (!layout) {
    if (known.size >= KEPT) known.clear();
    layout = layOut(g);
    known.set(key, layout);
  }
  return layout;
}

const keyOf = (g: Bardsung, { def, col, row, turn }: LaidTile): string =>
  `${keyOfShape(shapeOfTile(g, def))},${col},${row},${turn}`;

const shapeKeys = new WeakMap<DungeonDef, string>();
function keyOfShape(def: DungeonDef): string {
  let key = shapeKeys.get(def);
  if (key === undefined) {
    key =
      def.shape.squares.map(({ col, row, zone }) => `${col}.${row}.${zone}`).join('') +
      JSON.stringify([def.shape.portals, def.shape.walls]);
    shapeKeys.set(def, key);
  }
  return key;
}

function layOut(g: Bardsung): Layout {
  const squares = new Map<number, number>();
  const openings: Opening[] = [];
  const inside = new Map<number, number[]>();
  g.tiles.forEach((tile, number) => {
    const { shape } = shapeOfTile(g, tile.def);
    const laid = layShape(shape, tile, number);
    for (const [square, zone] of laid.squares) squares.set(square, zone);
    openings.push(...laid.openings);
    for (let zone = 0; zone < shape.zones; zone++) inside.set(zoneOn(number, zone), []);
    joinInside(g, number, inside);
  });
  const zones = [...inside.keys()].sort((a, b) => a - b);
  return {
    zones,
    squares,
    inside,
    passages: passagesAmong(openings),
    unexplored: openings.filter(({ beyond }) => beyond >= 0 && !squares.has(beyond)),
    centres: new Map(zones.map((zone) => [zone, centreOf(zone, squares)])),
    toExit: g.tiles.map((_, tile) => EXITS.map((exit) => distanceToExit(tile, exit, squares))),
  };
}

function joinInside(g: Bardsung, tile: number, inside: Map<number, number[]>): void {
  const { shape } = shapeOfTile(g, g.tiles[tile]!.def);
  const { squares, walls } = turned(shape, 0);
  const zoneAt = new Map(squares.map(({ col, row, zone }) => [`${col},${row}`, zone]));
  const isWalled = (a: number, b: number): boolean =>
    walls.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
  for (const { col, row, zone } of squares) {
    for (const [right, down] of STEP) {
      const other = zoneAt.get(`${col + right},${row + down}`);
      if (other === undefined || other === zone || isWalled(zone, other)) continue;
      const list = inside.get(zoneOn(tile, zone))!;
      if (!list.includes(zoneOn(tile, other))) list.push(zoneOn(tile, other));
    }
  }
}

function passagesAmong(openings: readonly Opening[]): Passage[] {
  const passages: Passage[] = [];
  openings.forEach((one, i) => {
    for (const other of openings.slice(i + 1)) {
      if (
        one.beyond === other.inside &&
        other.beyond === one.inside &&
        tileOfZone(one.zone) !== tileOfZone(other.zone)
      )
        passages.push({ zones: [one.zone, other.zone], portals: [one.portal, other.portal] });
    }
  });
  return passages;
}

function centreOf(zone: number, squares: ReadonlyMap<number, number>): Centre {
  let [x, y, n] = [0, 0, 0];
  for (const [square, at] of squares) {
    if (at !== zone) continue;
    x += 2 * (square % MAT.width) + 1;
    y += 2 * Math.floor(square / MAT.width) + 1;
    n++;
  }
  return { x, y, n };
}

function distanceToExit(
  tile: number,
  [col, row]: readonly [number, number],
  squares: ReadonlyMap<number, number>,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [square, zone] of squares) {
    if (tileOfZone(zone) !== tile) continue;
    const far = Math.max(
      Math.abs((square % MAT.width) - col),
      Math.abs(Math.floor(square / MAT.width) - row),
    );
    least = Math.min(least, far);
  }
  return least;
}
