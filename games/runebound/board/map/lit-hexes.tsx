import { type BoardProps, useLit } from '@questwright/board-kit';
import { memo } from 'react';
import { centreOf, outlineOf, VIEW_BOX } from './geometry.ts';

/** The hexes that options are about. */
export const hexesIn = (choice: BoardProps['choice']): number[] => [
  ...new Set(
    choice?.options?.flatMap(({ about }) => (typeof about?.hex === 'number' ? [about.hex] : [])) ?? [],
  ),
];

/** The hexes that can be chosen now: they glow, and a mark in the corner tells them apart without colour. */
export function LitHexes({ choice }: Pick<BoardProps, 'choice'>) {
  const hexes = hexesIn(choice);
  if (hexes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its hexes are buttons, each with a name of its own.
    <svg className="rb-lits" viewBox={VIEW_BOX}>
      {hexes.map((hex) => (
        <LitHex key={hex} hex={hex} />
      ))}
    </svg>
  );
}

const LitHex = memo(({ hex }: { hex: number }) => {
  const { lit, props } = useLit({ hex });
  if (!lit) return null;
  const { x, y } = centreOf(hex);
  return (
    <g className="rb-lit" {...props}>
      <path className="rb-lit-rim" d={outlineOf(hex, 3)} />
      <path
        className="rb-lit-mark"
        d={`M${x - 6} ${y - 33}L${x} ${y - 39}L${x + 6} ${y - 33}L${x} ${y - 27}Z`}
      />
    </g>
  );
});
