import {
  BORDER,
  cellsBeside,
  type Layout,
  NO_SPACE,
  northOf,
  OBJECT,
  WALL,
  westOf,
} from '../../rules/map/layout.ts';

/*
 * Line of sight as slowly and plainly as it can be told: every line is held against every cell, every edge and
 * every corner near it, by the signs of areas and, at its ends, by angles. Nothing is taken from the rules but
 * how a map is kept.
 */

type Point = readonly [x: number, y: number];

/** A map as it is at one moment. */
export interface Moment {
  readonly layout: Layout;
  /** Whether a cell is blocked by a figure or an obstacle. */
  isBlocked(cell: number): boolean;
  isClosed(object: number): boolean;
}

export function slowlySees(moment: Moment, one: number, other: number): boolean {
  const { columns } = moment.layout;
  if (one === other) return true;
  const [dx, dy] = [(other % columns) - (one % columns), rowOf(moment, other) - rowOf(moment, one)];
  if (Math.abs(dx) <= 1 && Math.abs(dy) <= 1) return seesNextSpace(moment, one, dx, dy);
  return cornersOf(moment, one).some((p) =>
    cornersOf(moment, other).some((q) => isOpen(moment, one, other, p, q)),
  );
}

const rowOf = ({ layout }: Moment, cell: number): number => Math.floor(cell / layout.columns);

function cornersOf(moment: Moment, cell: number): Point[] {
  const [x, y] = [cell % moment.layout.columns, rowOf(moment, cell)];
  return [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ];
}

/** Whether the edge between two points a unit apart bars sight; beyond the grid everything does. */
function bars({ layout, isClosed }: Moment, [ax, ay]: Point, [bx, by]: Point): boolean {
  const { columns, rows, edges, objects } = layout;
  const [x, y] = [Math.min(ax, bx), Math.min(ay, by)];
  if (x < 0 || y < 0 || Math.max(ax, bx) > columns || Math.max(ay, by) > rows) return true;
  const what = edges[ax === bx ? westOf(columns, x, y) : northOf(columns, rows, x, y)]!;
  if (what === WALL || what === BORDER) return true;
  return what >= OBJECT && objects[what - OBJECT]!.kind !== 'portcullis' && isClosed(what - OBJECT);
}

const AROUND: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const plus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];

/** Spaces with a common edge, or a common corner round which one of the two ways is free. */
function seesNextSpace(moment: Moment, cell: number, dx: number, dy: number): boolean {
  const [x, y] = [cell % moment.layout.columns, rowOf(moment, cell)];
  if (dy === 0) return !bars(moment, [x + (dx > 0 ? 1 : 0), y], [x + (dx > 0 ? 1 : 0), y + 1]);
  if (dx === 0) return !bars(moment, [x, y + (dy > 0 ? 1 : 0)], [x + 1, y + (dy > 0 ? 1 : 0)]);
  const corner: Point = [x + (dx > 0 ? 1 : 0), y + (dy > 0 ? 1 : 0)];
  const barred = AROUND.map((way) => bars(moment, corner, plus(corner, way)));
  const [north, east, south, west] = barred as [boolean, boolean, boolean, boolean];
  return dx === dy ? !((north || east) && (south || west)) : !((north || west) && (south || east));
}

/** Twice the area of a triangle, with a sign: on which side of the line from a to b the point c lies. */
const side = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

function isOpen(moment: Moment, one: number, other: number, p: Point, q: Point): boolean {
  return (
    turnsFrom(moment, one, p, q) &&
    turnsFrom(moment, other, q, p) &&
    passesCells(moment, one, other, p, q) &&
    passesEdges(moment, one, other, p, q) &&
    passesCorners(moment, p, q)
  );
}

function* pointsAround(p: Point, q: Point): Generator<Point> {
  for (let y = Math.min(p[1], q[1]) - 1; y <= Math.max(p[1], q[1]); y++) {
    for (let x = Math.min(p[0], q[0]) - 1; x <= Math.max(p[0], q[0]); x++) yield [x, y];
  }
}

function cellAt({ layout: { columns, rows } }: Moment, [x, y]: Point): number {
  return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x;
}

/** The line enters no cell that is blocked, absent, or one of the two at its ends. */
function passesCells(moment: Moment, one: number, other: number, p: Point, q: Point): boolean {
  for (const [x, y] of pointsAround(p, q)) {
    const overlaps =
      Math.max(Math.min(p[0], q[0]), x) < Math.min(Math.max(p[0], q[0]), x + 1) &&
      Math.max(Math.min(p[1], q[1]), y) < Math.min(Math.max(p[1], q[1]), y + 1);
    if (!overlaps) continue;
    const sides = [
      side(p, q, [x, y]),
      side(p, q, [x + 1, y]),
      side(p, q, [x, y + 1]),
      side(p, q, [x + 1, y + 1]),
    ];
    if (!sides.includes(1) || !sides.includes(-1)) continue;
    const cell = cellAt(moment, [x, y]);
    if (cell < 0 || moment.layout.cells[cell] === NO_SPACE) return false;
    if (cell === one || cell === other || moment.isBlocked(cell)) return false;
  }
  return true;
}

/** The line crosses no barrier, and runs along neither a barrier nor a blocked space. */
function passesEdges(moment: Moment, one: number, other: number, p: Point, q: Point): boolean {
  for (const u of pointsAround(p, q)) {
    for (const way of [
      [1, 0],
      [0, 1],
    ] as const) {
      const v = plus(u, way);
      const [sideOfU, sideOfV] = [side(p, q, u), side(p, q, v)];
      if (sideOfU === 0 && sideOfV === 0) {
        const n = way[0] === 1 ? 0 : 1;
        const isAlong = Math.min(p[n], q[n]) <= u[n] && v[n] <= Math.max(p[n], q[n]);
        if (isAlong && (bars(moment, u, v) || isBeside(moment, one, other, u, way))) return false;
      } else if (sideOfU * sideOfV < 0 && side(u, v, p) * side(u, v, q) < 0 && bars(moment, u, v))
        return false;
    }
  }
  return true;
}

/** Whether one of the cells beside an edge is blocked, those at the ends of the line apart. */
function isBeside(moment: Moment, one: number, other: number, [x, y]: Point, way: Point): boolean {
  const { columns, rows } = moment.layout;
  const edge = way[0] === 0 ? westOf(columns, x, y) : northOf(columns, rows, x, y);
  return cellsBeside(moment.layout, edge).some(
    (cell) => cell >= 0 && cell !== one && cell !== other && moment.isBlocked(cell),
  );
}

/** At no corner on its way are barriers on both sides of the line. */
function passesCorners(moment: Moment, p: Point, q: Point): boolean {
  for (const v of pointsAround(p, q)) {
    const isBetween =
      side(p, q, v) === 0 && (v[0] - p[0]) * (q[0] - v[0]) + (v[1] - p[1]) * (q[1] - v[1]) > 0;
    if (!isBetween) continue;
    const sides = AROUND.map((way) => (bars(moment, v, plus(v, way)) ? side(p, q, plus(v, way)) : 0));
    if (sides.includes(1) && sides.includes(-1)) return false;
  }
  return true;
}

const NEARLY = 1e-9;

/**
 * From the middle of its space the look turns about the corner to the line, to the left or to the right: over no
 * barrier, and by no more than a half turn from where the space ends, which is an eighth of a turn from its middle.
 */
function turnsFrom(moment: Moment, cell: number, corner: Point, to: Point): boolean {
  const angleOf = ([x, y]: Point): number => (Math.atan2(y - corner[1], x - corner[0]) * 180) / Math.PI;
  const middle: Point = [(cell % moment.layout.columns) + 0.5, rowOf(moment, cell) + 0.5];
  const barriers = AROUND.map((way) => plus(corner, way)).filter((end) => bars(moment, corner, end));
  return [1, -1].some((sense) => {
    const turnTo = (point: Point): number => (sense * (angleOf(point) - angleOf(middle)) + 720) % 360;
    const whole = turnTo(to);
    return whole <= 225 + NEARLY && barriers.every((end) => turnTo(end) >= whole - NEARLY);
  });
}
