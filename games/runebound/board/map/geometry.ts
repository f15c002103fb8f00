import type { Box, Point } from '@questwright/board-kit';
import { COLUMNS, HEXES, ROWS } from '../../rules/map/hexes.ts';

/** The map in its own units: flat-topped hexes of this radius; every second column lies half a hex lower. */
export const RADIUS = 50;
const HEIGHT = Math.sqrt(3) * RADIUS;

export const MAP_WIDTH = (1.5 * (COLUMNS - 1) + 2) * RADIUS;
export const MAP_HEIGHT = (ROWS + 0.5) * HEIGHT;

export const VIEW_BOX = `0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`;

/** The middle of each hex. */
export const CENTRES: readonly Point[] = HEXES.map(({ index }) => {
  const column = index % COLUMNS;
  const row = Math.floor(index / COLUMNS);
  return {
    x: round(RADIUS + column * 1.5 * RADIUS),
    y: round((row + 0.5 + (column % 2) / 2) * HEIGHT),
  };
});

export const centreOf = (hex: number): Point => CENTRES[hex]!;

/** The corners of a hex, clockwise from the east, drawn in a little by `inset`. */
export function cornersOf(hex: number, inset = 0): Point[] {
  const { x, y } = centreOf(hex);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    const reach = RADIUS - inset;
    return { x: round(x + reach * Math.cos(angle)), y: round(y + reach * Math.sin(angle)) };
  });
}

export const outlineOf = (hex: number, inset = 0): string =>
  `M${cornersOf(hex, inset)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;

/** The two corners that neighbours share. */
export function edgeBetween(a: number, b: number): [Point, Point] {
  const others = cornersOf(b);
  const [from, to] = cornersOf(a).filter((one) => others.some((other) => isSame(one, other)));
  if (!from || !to) throw new Error(`The hexes ${a} and ${b} are no neighbours.`);
  return [from, to];
}

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The hex at a point of the map; -1 beside it. */
export function hexAt({ x, y }: Point): number {
  let nearest = -1;
  let least = RADIUS * RADIUS;
  for (let hex = 0; hex < CENTRES.length; hex++) {
    const centre = CENTRES[hex]!;
    const far = (centre.x - x) ** 2 + (centre.y - y) ** 2;
    if (far < least) {
      least = far;
      nearest = hex;
    }
  }
  return nearest;
}

/** The smallest box around the hexes. */
export function boxAround(hexes: readonly number[]): Box | null {
  if (hexes.length === 0) return null;
  const xs = hexes.map((hex) => centreOf(hex).x);
  const ys = hexes.map((hex) => centreOf(hex).y);
  return {
    left: Math.min(...xs) - RADIUS,
    right: Math.max(...xs) + RADIUS,
    top: Math.min(...ys) - HEIGHT / 2,
    bottom: Math.max(...ys) + HEIGHT / 2,
  };
}

/** A fixed number from 0 to 1 for each hex, so that the land is not drawn alike everywhere, yet always the same. */
export function grain(hex: number, salt: number): number {
  let n = (hex + 1) * 374761393 + (salt + 1) * 668265263;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

const isSame = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
