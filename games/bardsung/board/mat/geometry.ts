import type { Box, Point } from '@questwright/board-kit';
import {
  EXITS,
  layShape,
  MAT,
  type Opening,
  portalOn,
  tileOfPortal,
  tileOfZone,
  zoneOn,
} from '../../rules/map/mat.ts';
import { STEP, turned } from '../../rules/map/shape.ts';
import type { LaidTile } from '../../rules/state.ts';
import { dungeonOf } from '../sight.ts';

/** Units of a square of the mat. */
export const SQUARE = 100;
export const MAT_SIZE = { width: MAT.width * SQUARE, height: MAT.height * SQUARE };
export const VIEW_BOX = `0 0 ${MAT_SIZE.width} ${MAT_SIZE.height}`;

export interface ZoneShape {
  readonly at: number;
  readonly tile: number;
  /** Column and row of each square, in reading order. */
  readonly squares: readonly (readonly [col: number, row: number])[];
  readonly outline: string;
}

export interface PortalShape {
  readonly portal: number;
  readonly zone: number;
  readonly tile: number;
  /** The middle of the border that it leads through, and the side of the square on which that is. */
  readonly at: Point;
  readonly side: number;
  /** The portal of another tile that it meets; -1 when none does. */
  readonly meets: number;
  /** Whether there is room for a tile beyond. */
  readonly isOpen: boolean;
}

/** The tiles as they lie, worked out once for each way of laying them. */
export interface MatShape {
  readonly zones: readonly ZoneShape[];
  readonly portals: readonly PortalShape[];
  /** Outlines of whole tiles, and the walls and borders of zones in them. */
  readonly tiles: readonly TileLook[];
}

export interface TileLook {
  readonly number: number;
  readonly def: string;
  readonly name: string;
  readonly sort: 'room' | 'corridor';
  readonly outline: string;
  /** Borders between zones that can be crossed, and those that cannot. */
  readonly borders: string;
  readonly walls: string;
  readonly box: Box;
}

const known = new WeakMap<readonly LaidTile[], MatShape>();

export function shapeOf(tiles: readonly LaidTile[]): MatShape {
  let shape = known.get(tiles);
  if (!shape) known.set(tiles, (shape = layOut(tiles)));
  return shape;
}

function layOut(tiles: readonly LaidTile[]): MatShape {
  const zones: ZoneShape[] = [];
  const looks: TileLook[] = [];
  const openings: { opening: Opening; side: number }[] = [];
  const taken = new Set<number>();
  tiles.forEach((tile, number) => {
    const def = dungeonOf(tile.def);
    if (!def) return;
    const laid = layShape(def.shape, tile, number);
    for (const square of laid.squares.keys()) taken.add(square);
    const { portals } = turned(def.shape, tile.turn);
    laid.openings.forEach((opening, i) => {
      openings.push({ opening, side: portals[i]!.side });
    });
    for (let zone = 0; zone < def.shape.zones; zone++) {
      const at = zoneOn(number, zone);
      const squares = [...laid.squares].filter(([, of]) => of === at).map(([square]) => placeOf(square));
      zones.push({ at, tile: number, squares, outline: outlineOf(squares, 4) });
    }
    looks.push(lookOf(tile, number, [...laid.squares]));
  });
  return { zones, tiles: looks, portals: portalsOf(openings, taken) };
}

const placeOf = (square: number): [number, number] => [square % MAT.width, Math.floor(square / MAT.width)];

function portalsOf(
  openings: readonly { opening: Opening; side: number }[],
  taken: ReadonlySet<number>,
): PortalShape[] {
  return openings.map(({ opening: { portal, zone, inside, beyond }, side }) => {
    const [col, row] = placeOf(inside);
    const [right, down] = STEP[side]!;
    const other = openings.find(({ opening }) => opening.inside === beyond && opening.beyond === inside);
    return {
      portal,
      zone,
      tile: tileOfPortal(portal),
      at: { x: (col + 0.5 + right / 2) * SQUARE, y: (row + 0.5 + down / 2) * SQUARE },
      side,
      meets: other?.opening.portal ?? -1,
      isOpen: beyond >= 0 && !taken.has(beyond),
    };
  });
}

function lookOf(tile: LaidTile, number: number, squares: readonly (readonly [number, number])[]): TileLook {
  const def = dungeonOf(tile.def)!;
  const places = squares.map(([square]) => placeOf(square));
  const zoneAt = new Map(squares);
  const isWalled = (a: number, b: number): boolean =>
    def.shape.walls.some(
      ([one, two]) =>
        [zoneOn(number, one), zoneOn(number, two)].includes(a) &&
        [zoneOn(number, one), zoneOn(number, two)].includes(b),
    );
  let borders = '';
  let walls = '';
  for (const [square, zone] of squares) {
    const [col, row] = placeOf(square);
    for (const side of [1, 2]) {
      const [right, down] = STEP[side]!;
      const other = col + right < MAT.width ? zoneAt.get(square + right + down * MAT.width) : undefined;
      if (other === undefined || other === zone) continue;
      const [x, y] = [(col + right) * SQUARE, (row + down) * SQUARE];
      const line = side === 1 ? `M${x} ${y}v${SQUARE}` : `M${x} ${y}h${SQUARE}`;
      if (isWalled(zone, other)) walls += line;
      else borders += line;
    }
  }
  return {
    number,
    def: def.id,
    name: def.name,
    sort: def.sort,
    outline: outlineOf(places, 0),
    borders,
    walls,
    box: boxAround(places),
  };
}

type Place = readonly [number, number];

export const boxAround = (places: readonly Place[]): Box => ({
  left: Math.min(...places.map(([col]) => col)) * SQUARE,
  right: (Math.max(...places.map(([col]) => col)) + 1) * SQUARE,
  top: Math.min(...places.map(([, row]) => row)) * SQUARE,
  bottom: (Math.max(...places.map(([, row]) => row)) + 1) * SQUARE,
});

/** The rim of some squares, drawn a little inside of them. */
export function outlineOf(places: readonly Place[], inset: number): string {
  const isIn = new Set(places.map(([col, row]) => `${col},${row}`));
  /** Where the edge that begins at a corner ends: round every square clockwise, where no other square is beside it. */
  const edges = new Map<string, [number, number][]>();
  const add = (col: number, row: number, toCol: number, toRow: number): void => {
    const from = `${col},${row}`;
    edges.set(from, [...(edges.get(from) ?? []), [toCol, toRow]]);
  };
  for (const [col, row] of places) {
    if (!isIn.has(`${col},${row - 1}`)) add(col, row, col + 1, row);
    if (!isIn.has(`${col + 1},${row}`)) add(col + 1, row, col + 1, row + 1);
    if (!isIn.has(`${col},${row + 1}`)) add(col + 1, row + 1, col, row + 1);
    if (!isIn.has(`${col - 1},${row}`)) add(col, row + 1, col, row);
  }
  let path = '';
  while (edges.size > 0) {
    const [first] = edges.keys();
    const corners: Place[] = [];
    let at = first!.split(',').map(Number) as unknown as Place;
    for (;;) {
      const key = `${at[0]},${at[1]}`;
      const next = edges.get(key)?.pop();
      if (!next) break;
      if (edges.get(key)!.length === 0) edges.delete(key);
      corners.push(at);
      at = next;
    }
    path += `${loop(corners, inset)}Z`;
  }
  return path;
}

function loop(corners: readonly Place[], inset: number): string {
  const n = corners.length;
  return corners
    .map(([x, y], i) => {
      const [px, py] = corners[(i + n - 1) % n]!;
      const [nx, ny] = corners[(i + 1) % n]!;
      // Inward is to the right of the way round.
      const [inX, inY] = [-(y - py), x - px];
      const [outX, outY] = [-(ny - y), nx - x];
      const isStraight = inX === outX && inY === outY;
      const [ox, oy] = isStraight ? [inX, inY] : [inX + outX, inY + outY];
      return `${i === 0 ? 'M' : 'L'}${x * SQUARE + ox * inset} ${y * SQUARE + oy * inset}`;
    })
    .join('');
}

/** The middle of a zone's squares, for names and ways. */
export function middleOf({ squares }: ZoneShape): Point {
  const sum = (of: 0 | 1): number => squares.reduce((all, square) => all + square[of] + 0.5, 0);
  return { x: (sum(0) / squares.length) * SQUARE, y: (sum(1) / squares.length) * SQUARE };
}

export const exitAt = (exit: number): Point => {
  const [col, row] = EXITS[exit] ?? [0, 0];
  return { x: (col + 0.5) * SQUARE, y: (row + 0.5) * SQUARE };
};

/** The tile that would be laid, as it would lie. */
export function ghostOf(def: string, col: number, row: number, turn: number): TileLook | null {
  const dungeon = dungeonOf(def);
  if (!dungeon) return null;
  const laid = layShape(dungeon.shape, { col, row, turn }, 0);
  return lookOf({ def, col, row, turn }, 0, [...laid.squares]);
}

/** The openings of a tile that would be laid. */
export const ghostPortals = (def: string, col: number, row: number, turn: number): PortalShape[] => {
  const dungeon = dungeonOf(def);
  if (!dungeon) return [];
  const { openings } = layShape(dungeon.shape, { col, row, turn }, 0);
  const { portals } = turned(dungeon.shape, turn);
  return portalsOf(
    openings.map((opening, i) => ({ opening, side: portals[i]!.side })),
    new Set(),
  );
};

export { portalOn, tileOfZone };
