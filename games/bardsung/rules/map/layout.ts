import { theBox } from '@questwright/adventure';
import type { State } from '@questwright/kernel';
import type { CardDef, DungeonDef } from '../definitions.ts';
import type { Bardsung, LaidTile } from '../state.ts';
import { EXITS, type LaidShape, layShape, MAT, type Opening, tileOfZone, zoneOn } from './mat.ts';
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

/** The mat as its tiles lie, without doors, models and tokens: worked out once for each way of laying them. */
export interface Layout {
  /** The zones of the mat, in the order of their numbers. */
  readonly zones: readonly number[];
  /** The zone of each square of the mat; -1 where no tile lies. */
  readonly squares: Int16Array;
  /** Zones of one tile that share a border without a wall. */
  readonly inside: ReadonlyMap<number, readonly number[]>;
  readonly passages: readonly Passage[];
  /** Portals beyond which lies no tile, and which do not lead off the mat or against a wall. */
  readonly unexplored: readonly Opening[];
  readonly centres: ReadonlyMap<number, Centre>;
  /** How far each tile is from each exit of the mat, in squares. */
  readonly toExit: readonly (readonly number[])[];
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

function layOut(g: Bardsung): Layout {
  const tiles = g.tiles.map((tile, number) => layTile(g, tile, number));
  const squares = new Int16Array(MAT.width * MAT.height).fill(-1);
  for (const { laid } of tiles) for (const [square, zone] of laid.squares) squares[square] = zone;
  const openings = tiles.flatMap(({ laid }) => laid.openings);
  const toExit = tiles.map((tile) => tile.toExit);
  return {
    zones: tiles.flatMap(({ zones }) => zones),
    squares,
    inside: new Map(tiles.flatMap(({ inside }) => [...inside])),
    passages: passagesAmong(openings),
    unexplored: openings.filter(({ beyond }) => beyond >= 0 && squares[beyond] === -1),
    centres: new Map(tiles.flatMap(({ centres }) => [...centres])),
    toExit,
    nearest: EXITS.map((_, exit) => Math.min(...toExit.map((far) => far[exit]!))),
  };
}

/** What one tile brings to a layout, wherever the others lie. */
interface TileOnMat {
  readonly def: DungeonDef;
  readonly zones: readonly number[];
  readonly laid: LaidShape;
  readonly inside: ReadonlyMap<number, readonly number[]>;
  readonly centres: ReadonlyMap<number, Centre>;
  readonly toExit: readonly number[];
}

/** By the tile itself: the list of tiles is made anew when one is added, and the tiles in it stay. */
const laidTiles = new WeakMap<LaidTile, TileOnMat>();

function layTile(g: Bardsung, tile: LaidTile, number: number): TileOnMat {
  const def = shapeOfTile(g, tile.def);
  const zones = Array.from({ length: def.shape.zones }, (_, zone) => zoneOn(number, zone));
  let known = laidTiles.get(tile);
  if (!known || known.def !== def || known.zones[0] !== zones[0]) {
    const laid = layShape(def.shape, tile, number);
    known = {
      def,
      zones,
      laid,
      inside: joinInside(def.shape, number),
      centres: new Map(zones.map((zone) => [zone, centreOf(zone, laid)])),
      toExit: EXITS.map((exit) => distanceToExit(exit, laid)),
    };
    laidTiles.set(tile, known);
  }
  return known;
}

function joinInside({ squares, walls, zones }: TileShape, tile: number): Map<number, number[]> {
  const inside = new Map<number, number[]>();
  for (let zone = 0; zone < zones; zone++) inside.set(zoneOn(tile, zone), []);
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
  return inside;
}

function passagesAmong(openings: readonly Opening[]): Passage[] {
  const passages: Passage[] = [];
  const bySquare = new Map<number, Opening[]>();
  for (const one of openings) {
    for (const other of bySquare.get(one.beyond) ?? [])
      if (other.beyond === one.inside && tileOfZone(one.zone) !== tileOfZone(other.zone))
        passages.push({ zones: [other.zone, one.zone], portals: [other.portal, one.portal] });
    const here = bySquare.get(one.inside);
    if (here) here.push(one);
    else bySquare.set(one.inside, [one]);
  }
  return passages;
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
