import { memo } from 'react';
import type { ChapterDef } from '../../rules/definitions.ts';
import { placesOf } from './map-layout.ts';

/** What stands in the country around the nodes, each with its foot at the origin. */
const SIGHTS = [
  { name: 'mountain', line: 'M-26 0L-4 -34L4 -26L12 -38L34 0', shade: 'M-4 -34L4 -26L12 -38L16 0H2Z' },
  { name: 'hill', line: 'M-28 0Q0 -26 30 0', shade: 'M4 -13Q20 -10 30 0H10Z' },
  {
    name: 'pines',
    line: 'M-14 0V-5M-22 -5L-14 -26L-6 -5ZM8 2V-3M0 -3L8 -24L16 -3Z',
    shade: 'M-14 -26L-6 -5H-14ZM8 -24L16 -3H8Z',
  },
  { name: 'ruin', line: 'M-16 0V-22H-9V-16H-2V-28H6V0M12 0V-12L18 -8V0', shade: 'M-2 -28H6V0H-2Z' },
] as const;

/** How near to a node nothing stands: its name is below it. */
const CLEAR = { beside: 78, above: 46, below: 84 };
const STEP = { x: 74, y: 58 };

/** The country of a chapter, lightly drawn: never twice the same, and always the same in one chapter. */
export const Country = memo(function Country({ chapter }: { chapter: ChapterDef }) {
  const { places, width, height } = placesOf(chapter);
  const nodes = [...places.values()];
  const isFree = (x: number, y: number): boolean =>
    nodes.every(
      (node) =>
        Math.abs(node.x - x) > CLEAR.beside || y < node.y - CLEAR.above || y - 36 > node.y + CLEAR.below,
    );
  const random = shuffledBy(chapter.number);
  const sights = [];
  for (let row = 1; row * STEP.y < height - 12; row++)
    for (let column = 0; (column + 1) * STEP.x < width - 10; column++) {
      const x = column * STEP.x + STEP.x / 2 + (random() - 0.5) * 40;
      const y = row * STEP.y + (random() - 0.5) * 30;
      const kind = SIGHTS[Math.floor(random() * SIGHTS.length)]!;
      if (random() < 0.62 && isFree(x, y)) sights.push({ x, y, kind });
    }
  return (
    <g className="bs-country">
      {sights.map(({ x, y, kind }, n) => (
        <g key={n} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <path className="bs-country-shade" d={kind.shade} />
          <path className="bs-country-line" d={kind.line} />
        </g>
      ))}
    </g>
  );
});

/** Numbers from 0 to 1 that look like chance. */
function shuffledBy(seed: number): () => number {
  let state = seed * 7919 + 104729;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
