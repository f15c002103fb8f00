import type { ChapterDef } from '../../rules/definitions.ts';

const STEP = { x: 200, y: 130 };
const MARGIN = { x: 110, y: 80 };

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
  const height = 2 * MARGIN.y + Math.max(1, rows - 1) * STEP.y;
  const places = new Map<string, { x: number; y: number }>();
  columns.forEach((column, i) => {
    column?.forEach((letter, j) => {
      const drift = i % 2 === 0 ? -14 : 16;
      const y = height / 2 + (j - (column.length - 1) / 2) * STEP.y + drift;
      places.set(letter, { x: MARGIN.x + i * STEP.x, y });
    });
  });
  return { places, width: 2 * MARGIN.x + (columns.length - 1) * STEP.x, height };
}

/** A node that only closed pathways lead to stands behind the one that they begin at. */
function nearest(letter: string, far: ReadonlyMap<string, number>, pathways: ChapterDef['pathways']): number {
  const beside = pathways.flatMap(({ between }) =>
    between.includes(letter) ? [far.get(between[0] === letter ? between[1] : between[0]) ?? 0] : [],
  );
  return 1 + Math.min(...beside, far.size);
}
