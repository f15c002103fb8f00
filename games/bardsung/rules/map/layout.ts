import { theBox } from '@questwright/adventure';
import type { State } from '@questwright/kernel';
import type { CardDef, DungeonDef } from '../definitions.ts';
import type { Bardsung, LaidTile } from '../state.ts';
import {
  EXITS,
  type LaidShape,
  layShape,
  MAT,
  type Opening,
  tileOfZone,
  ZONES_PER_TILE,
  zoneOn,
} from './mat.ts';
import { STEP, type TileShape } from './shape.ts';

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

/** What one tile brings to a layout, wherever the others lie. Lists go by the zones of the tile. */
interface TileOnMat {
  readonly def: DungeonDef;
  readonly zones: readonly number[];
  readonly laid: LaidShape;
  readonly inside: readonly (readonly number[])[];
  readonly centres: readonly Centre[];
  /** How far it is from each exit of the mat, in squares. */
  readonly toExit: readonly number[];
}

/** The mat as its tiles lie, without doors, models and tokens: worked out once for each way of laying them. */
export interface Layout {
  /** The zones of the mat, in the order of their numbers. */
  readonly zones: readonly number[];
  /** The zone of each square of the mat; -1 where no tile lies. */
  readonly squares: Int16Array;
  readonly tiles: readonly TileOnMat[];
  readonly passages: readonly Passage[];
  /** Portals beyond which lies no tile, and which do not lead off the mat or against a wall. */
  readonly unexplored: readonly Opening[];
  /** How far the nearest tile is from each exit. */
  readonly nearest: readonly number[];
}

export const shapeOfTile = (g: State, def: string): DungeonDef => theBox<CardDef>(g).get(def) as DungeonDef;

/** By the list of tiles itself, which is never changed but replaced: most questions come between two explorations. */
const byTiles = new WeakMap<readonly LaidTile[], Layout>();

export function layoutOf(g: Bardsung): Layout {
  let layout = byTiles.get(g.tiles);
  if (!layout) {
    layout = layOut(g);
    byTiles.set(g.tiles, layout);
  }
  return layout;
}

/** One more tile lies on the mat. */
export function addTile(g: Bardsung, tile: LaidTile): void {
  const before = layoutOf(g);
  g.tiles = [...g.tiles, tile];
  byTiles.set(g.tiles, withTile(before, layTile(g, tile, g.tiles.length - 1)));
}

const EMPTY: Layout = {
  zones: [],
  squares: new Int16Array(MAT.width * MAT.height).fill(-1),
  tiles: [],
  passages: [],
  unexplored: [],
  nearest: EXITS.map(() => Number.POSITIVE_INFINITY),
};

const layOut = (g: Bardsung): Layout =>
  g.tiles.reduce((layout, tile, number) => withTile(layout, layTile(g, tile, number)), EMPTY);

function withTile(before: Layout, tile: TileOnMat): Layout {
  const { openings } = tile.laid;
  const squares = before.squares.slice();
  for (const [square, zone] of tile.laid.squares) squares[square] = zone;
  return {
    zones: [...before.zones, ...tile.zones],
    squares,
    tiles: [...before.tiles, tile],
    passages: [...before.passages, ...openings.flatMap((opening) => passagesBy(opening, before))],
    unexplored: [...before.unexplored, ...openings].filter(
      ({ beyond }) => beyond >= 0 && squares[beyond] === -1,
    ),
    nearest: before.nearest.map((far, exit) => Math.min(far, tile.toExit[exit]!)),
  };
}

/** Where a portal of a new tile meets one that was there before. */
function passagesBy({ portal, zone, inside, beyond }: Opening, { squares, tiles }: Layout): Passage[] {
  const there = beyond < 0 ? -1 : squares[beyond]!;
  if (there < 0) return NO_PASSAGES;
  return tiles[tileOfZone(there)]!.laid.openings.filter(
    (other) => other.inside === beyond && other.beyond === inside,
  ).map((other) => ({ zones: [other.zone, zone], portals: [other.portal, portal] }));
}
const NO_PASSAGES: Passage[] = [];

/** Zones of the same tile that share a border with a zone, without a wall. */
export const besideOnTile = ({ tiles }: Layout, at: number): readonly number[] =>
  tiles[tileOfZone(at)]?.inside[at % ZONES_PER_TILE] ?? [];

export const centreOfZone = ({ tiles }: Layout, at: number): Centre =>
  tiles[tileOfZone(at)]!.centres[at % ZONES_PER_TILE]!;

/** By the tile itself: the list of tiles is made anew when one is added, and the tiles in it stay. */
const laidTiles = new WeakMap<LaidTile, TileOnMat>();

function layTile(g: Bardsung, tile: LaidTile, number: number): TileOnMat {
  const def = shapeOfTile(g, tile.def);
  let known = laidTiles.get(tile);
  if (!known || known.def !== def || known.zones[0] !== zoneOn(number, 0)) {
    const zones = Array.from({ length: def.shape.zones }, (_, zone) => zoneOn(number, zone));
    const laid = layShape(def.shape, tile, number);
    known = {
      def,
      zones,
      laid,
      inside: joinInside(def.shape, number),
      centres: zones.map((zone) => centreOf(zone, laid)),
      toExit: EXITS.map((exit) => distanceToExit(exit, laid)),
    };
    laidTiles.set(tile, known);
  }
  return known;
}

/** By the zones of the shape, for each the zones beside it. */
const besides = new WeakMap<TileShape, readonly (readonly number[])[]>();

function joinInside(shape: TileShape, tile: number): readonly (readonly number[])[] {
  let beside = besides.get(shape);
  if (!beside) besides.set(shape, (beside = findBesides(shape)));
  return beside.map((zones) => zones.map((zone) => zoneOn(tile, zone)));
}

function findBesides({ squares, walls, zones }: TileShape): number[][] {
  const inside = Array.from({ length: zones }, (): number[] => []);
  const zoneAt = new Map(squares.map(({ col, row, zone }) => [`${col},${row}`, zone]));
  const isWalled = (a: number, b: number): boolean =>
    walls.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
  for (const { col, row, zone } of squares) {
    for (const [right, down] of STEP) {
      const other = zoneAt.get(`${col + right},${row + down}`);
      if (other === undefined || other === zone || isWalled(zone, other)) continue;
      const list = inside[zone]!;
      if (!list.includes(other)) list.push(other);
    }
  }
  return inside;
}

function centreOf(zone: number, { squares }: LaidShape): Centre {
  let [x, y, n] = [0, 0, 0];
  for (const [square, at] of squares) {
    if (at !== zone) continue;
    x += 2 * (square % MAT.width) + 1;
    y += 2 * Math.floor(square / MAT.width) + 1;
    n++;
  }
  return { x, y, n };
}

function distanceToExit([col, row]: readonly [number, number], { squares }: LaidShape): number {
  let least = Number.POSITIVE_INFINITY;
  for (const square of squares.keys()) {
    const far = Math.max(
      Math.abs((square % MAT.width) - col),
      Math.abs(Math.floor(square / MAT.width) - row),
    );
    least = Math.min(least, far);
  }
  return least;
}
