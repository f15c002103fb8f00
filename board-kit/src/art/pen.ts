/**
 * Drawings are written as short texts on a square of 100 by 100: shapes with `;` between them, each an ink, a kind and
 * its numbers. A `|` before a shape draws its mirror image as well.
 *
 *     P polygon   S smooth outline   points
 *     R rectangle  left, top, width, height
 *     O circle  E ellipse   centre, radius or radii
 *     L line  C curve   width, points        T curve that tapers   width at both ends, points
 */
export interface Shape {
  readonly ink: string;
  readonly isSmooth: boolean;
  /** The corners of its outline: x, y, x, y, ... */
  readonly points: readonly number[];
}

export type Drawing = readonly Shape[];

const read = new Map<string, Drawing>();

export function drawingOf(text: string): Drawing {
  const known = read.get(text);
  if (known) return known;
  const shapes = text.split(';').flatMap((part) => shapesOf(part.trim()));
  read.set(text, shapes);
  return shapes;
}

function shapesOf(text: string): Shape[] {
  if (!text) return [];
  if (text.startsWith('|')) {
    const [shape] = shapesOf(text.slice(1));
    return [shape!, { ...shape!, points: shape!.points.map((n, i) => (i % 2 ? n : 100 - n)) }];
  }
  const numbers = (text.slice(2).match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const [ink, kind] = text as unknown as [string, Kind];
  return [{ ink, isSmooth: /[SOECT]/.test(kind), points: outlines[kind](numbers) }];
}

type Kind = keyof typeof outlines;
type Outline = (numbers: readonly number[]) => readonly number[];

const outlines = {
  P: (points) => points,
  S: (points) => points,
  R: ([x, y, w, h]) => [x!, y!, x! + w!, y!, x! + w!, y! + h!, x!, y! + h!],
  O: ([x, y, r]) => ellipse(x!, y!, r!, r!),
  E: ([x, y, rx, ry]) => ellipse(x!, y!, rx!, ry!),
  L: ([width, ...points]) => along(points, width!, width!),
  C: ([width, ...points]) => along(curve(points), width!, width!),
  T: ([from, to, ...points]) => along(curve(points), from!, to!),
} satisfies Record<string, Outline>;

function ellipse(x: number, y: number, rx: number, ry: number): number[] {
  return Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4).flatMap((angle) => [
    x + rx * Math.cos(angle),
    y + ry * Math.sin(angle),
  ]);
}

const STEPS = 3;

/** More points, on a curve through the given ones. */
function curve(points: readonly number[]): number[] {
  const count = points.length / 2;
  const at = (i: number, axis: number): number => points[Math.max(0, Math.min(count - 1, i)) * 2 + axis]!;
  const fine: number[] = [];
  for (let i = 0; i < count - 1; i++)
    for (let step = 0; step < STEPS; step++)
      for (const axis of [0, 1]) {
        const t = step / STEPS;
        const [a, b, c, d] = [at(i - 1, axis), at(i, axis), at(i + 1, axis), at(i + 2, axis)];
        fine.push(b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))));
      }
  return [...fine, at(count - 1, 0), at(count - 1, 1)];
}

/** The outline of a stroke along points: its one side there, and the other side back. */
function along(points: readonly number[], from: number, to: number): number[] {
  const count = points.length / 2;
  const there: number[] = [];
  const back: number[] = [];
  for (let i = 0; i < count; i++) {
    const before = Math.max(0, i - 1) * 2;
    const after = Math.min(count - 1, i + 1) * 2;
    const dx = points[after]! - points[before]!;
    const dy = points[after + 1]! - points[before + 1]!;
    const half = (from + ((to - from) * i) / (count - 1)) / 2 / (Math.hypot(dx, dy) || 1);
    const [x, y] = [points[i * 2]!, points[i * 2 + 1]!];
    there.push(x - dy * half, y + dx * half);
    back.unshift(x + dy * half, y - dx * half);
  }
  return [...there, ...back];
}

/** Where a drawing is put: the middle of its square, how large that is, how it is turned, whether mirrored. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly flip?: boolean;
}

export function moved(drawing: Drawing, { x, y, size, turn = 0, flip = false }: Placed): Drawing {
  const scale = size / 100;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  return drawing.map((shape) => {
    const points: number[] = [];
    for (let i = 0; i < shape.points.length; i += 2) {
      const dx = (shape.points[i]! - 50) * (flip ? -1 : 1);
      const dy = shape.points[i + 1]! - 50;
      points.push(x + dx * cos - dy * sin, y + dx * sin + dy * cos);
    }
    return { ...shape, points };
  });
}

/** The outlines of shapes as one path. All run the same way round, so that none cuts a hole into another. */
export const pathOf = (shapes: Drawing): string => shapes.map(outlineOf).join('');

function outlineOf({ points, isSmooth }: Shape): string {
  const size = points.length;
  const forwards = areaOf(points) > 0;
  const at = (i: number): number => ((forwards ? i : -i) * 2 + 4 * size) % size;
  const first = at(0);
  let path = `M${tenth(points[first]!)} ${tenth(points[first + 1]!)}`;
  for (let i = 1; i <= size / 2; i++) {
    const c = at(i);
    const [cx, cy] = [points[c]!, points[c + 1]!];
    if (!isSmooth) {
      path += i < size / 2 ? `L${tenth(cx)} ${tenth(cy)}` : 'Z';
      continue;
    }
    // A curve through all points: it leaves each of them in the direction from the one before to the one after.
    const [a, b, d] = [at(i - 2), at(i - 1), at(i + 1)];
    const [bx, by] = [points[b]!, points[b + 1]!];
    path += `C${tenth(bx + (cx - points[a]!) / 6)} ${tenth(by + (cy - points[a + 1]!) / 6)}`;
    path += ` ${tenth(cx - (points[d]! - bx) / 6)} ${tenth(cy - (points[d + 1]! - by) / 6)} ${tenth(cx)} ${tenth(cy)}`;
  }
  return path;
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

function areaOf(points: readonly number[]): number {
  let area = 0;
  for (let i = 0; i < points.length; i += 2) {
    const next = (i + 2) % points.length;
    area += points[i]! * points[next + 1]! - points[next]! * points[i + 1]!;
  }
  return area;
}
