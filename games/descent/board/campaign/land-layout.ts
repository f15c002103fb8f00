import type { Point } from '@questwright/board-kit';
import type { CampaignDef } from '../../rules/definitions.ts';

export const SHEET = { width: 1000, height: 620 };
/** Below a place stands its name. */
const MARGIN = { left: 96, right: 104, top: 46, bottom: 96 };
const ROUNDS = 240;

type Land = Pick<CampaignDef, 'start' | 'paths'>;

const known = new WeakMap<Land, ReadonlyMap<string, Point>>();

/** Where the places of a land lie on its sheet: as far apart as their paths are long. */
export function placesOf(land: Land): ReadonlyMap<string, Point> {
  const found = known.get(land) ?? layOut(land);
  known.set(land, found);
  return found;
}

function layOut(land: Land): ReadonlyMap<string, Point> {
  const names = [...new Set([land.start, ...land.paths.flatMap(({ from, to }) => [from, to])])];
  const far = distances(land, names);
  const at = names.map((_, i) => ({
    x: Math.cos((2 * Math.PI * i) / names.length),
    y: Math.sin((2 * Math.PI * i) / names.length),
  }));
  for (let round = 0; round < ROUNDS; round++) relax(at, far, 1 - round / ROUNDS);
  return new Map(fill(at).map((point, i) => [names[i]!, point]));
}

/** How far it is from each place to each other; a path is longer by its icons. */
function distances({ paths }: Land, names: readonly string[]): number[][] {
  const far = names.map((_, i) => names.map((_, j) => (i === j ? 0 : Number.POSITIVE_INFINITY)));
  for (const { from, to, icons } of paths) {
    const [i, j] = [names.indexOf(from), names.indexOf(to)];
    far[i]![j] = far[j]![i] = 1 + icons.length / 2;
  }
  for (const k of names.keys())
    for (const i of names.keys())
      for (const j of names.keys()) far[i]![j] = Math.min(far[i]![j]!, far[i]![k]! + far[k]![j]!);
  return far;
}

/** Moves every pair a little toward the distance that it should have, near ones more than far ones. */
function relax(at: Point[], far: readonly (readonly number[])[], heat: number): void {
  for (let i = 0; i < at.length; i++)
    for (let j = 0; j < i; j++) {
      const wanted = far[i]![j]!;
      if (!Number.isFinite(wanted)) continue;
      const [a, b] = [at[i]!, at[j]!];
      const now = Math.hypot(a.x - b.x, a.y - b.y) || 0.01;
      const pull = (Math.min(1, 1.5 / wanted) * heat * (now - wanted)) / now / 2;
      const [dx, dy] = [(a.x - b.x) * pull, (a.y - b.y) * pull];
      at[i] = { x: a.x - dx, y: a.y - dy };
      at[j] = { x: b.x + dx, y: b.y + dy };
    }
}

/** Stretches what was laid out over the whole sheet, its longer side across. */
function fill(at: readonly Point[]): Point[] {
  const spread = (axis: 'x' | 'y'): number => {
    const all = at.map((point) => point[axis]);
    return Math.max(...all) - Math.min(...all);
  };
  const turned = spread('x') < spread('y') ? at.map(({ x, y }) => ({ x: y, y: x })) : at;
  const scale = (axis: 'x' | 'y', size: number, before: number, after: number) => {
    const all = turned.map((point) => point[axis]);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return (n: number): number =>
      most === least ? size / 2 : before + ((n - least) / (most - least)) * (size - before - after);
  };
  const x = scale('x', SHEET.width, MARGIN.left, MARGIN.right);
  const y = scale('y', SHEET.height, MARGIN.top, MARGIN.bottom);
  return turned.map((point) => ({ x: x(point.x), y: y(point.y) }));
}
