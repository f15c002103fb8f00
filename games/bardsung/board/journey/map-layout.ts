import type { ChapterDef } from '../../rules/definitions.ts';

const STEP = { x: 200, y: 130 };
const MARGIN = { x: 110, y: 80 };
/** The names of the nodes stand below them. */
const NAMES = 50;

/** Where the nodes of a chapter stand on its map: the farther from the start, the farther right. */
export function placesOf({ nodes, start, pathways }: ChapterDef): {
  places: ReadonlyMap<string, { x: number; y: number }>;
  width: number;
  height: number;
} {
  const far = new Map([[start, 0]]);
  for (const node of far.keys())
    for (const { between } of pathways.filter(({ closed }) => !closed)) {
      if (!between.includes(node)) continue;
      const other = between[0] === node ? between[1] : between[0];
      if (!far.has(other)) far.set(other, far.get(node)! + 1);
    }
  const columns: string[][] = [];
  for (const letter of Object.keys(nodes)) {
    const column = far.get(letter) ?? nearest(letter, far, pathways);
    (columns[column] ??= []).push(letter);
  }
  const rows = Math.max(...columns.map((column) => column?.length ?? 0));
  const nodesHigh = 2 * MARGIN.y + Math.max(1, rows - 1) * STEP.y;
  const places = new Map<string, { x: number; y: number }>();
  columns.forEach((column, i) => {
    column?.forEach((letter, j) => {
      const drift = i % 2 === 0 ? -14 : 16;
      const y = nodesHigh / 2 + (j - (column.length - 1) / 2) * STEP.y + drift;
      places.set(letter, { x: MARGIN.x + i * STEP.x, y });
    });
  });
  return { places, width: 2 * MARGIN.x + (columns.length - 1) * STEP.x, height: nodesHigh + NAMES };
}

/** A node that only closed pathways lead to stands behind the one that they begin at. */
function nearest(letter: string, far: ReadonlyMap<string, number>, pathways: ChapterDef['pathways']): number {
  const beside = pathways.flatMap(({ between }) =>
    between.includes(letter) ? [far.get(between[0] === letter ? between[1] : between[0]) ?? 0] : [],
  );
  return 1 + Math.min(...beside, far.size);
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * How far a pathway that goes past other nodes swings out, and how far one between nodes of the same height
 * does.
 */
const SWING = { past: 120, level: 34 };

/** The line of a pathway. One that leads past a column of nodes swings around them. */
export function lineBetween(a: Place, b: Place, height: number): string {
  const middle = (a.y + b.y) / 2;
  const isLong = Math.abs(a.x - b.x) > 1.5 * STEP.x;
  const bend = isLong
    ? middle + (middle < height / 2 ? -SWING.past : SWING.past)
    : middle - (a.y === b.y ? SWING.level : 0);
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${bend} ${b.x} ${b.y}`;
}
