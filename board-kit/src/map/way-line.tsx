import type { ReactNode } from 'react';
import type { Point } from './camera.ts';

/** The way that somebody would go on a map, drawn from point to point with a dot at each step. */
export function WayLine({ points, children }: { points: readonly Point[]; children?: ReactNode }) {
  if (points.length < 2) return null;
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <g className="kit-way">
      <path d={d} data-part="rim" />
      <path d={d} data-part="line" />
      {points.slice(1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="8" />
      ))}
      {children}
    </g>
  );
}

/** A mark where a way is not safe, so that nobody goes there unawares. */
export const WayWarning = ({ x, y }: Point) => (
  <path
    className="kit-way-warning"
    d={`M${x} ${y - 13}L${x + 13} ${y + 10}H${x - 13}ZM${x} ${y - 5}V${y + 2}M${x} ${y + 5}v2`}
  />
);
