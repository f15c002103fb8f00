import type { View } from '@questwright/kernel';
import { memo } from 'react';
import { factsOf, figuresOnMap, mapOf } from '../sight.ts';
import { middleOf, sizeOf } from './geometry.ts';

/** How far a hero's lamp reaches, in units of the map. */
const REACH = 620;

/** Light falls around the heroes and dims with distance; the grid stays readable everywhere. */
export function Light({ view }: { view: View }) {
  const tables = mapOf(view);
  if (!tables) return null;
  const { width, height } = sizeOf(tables);
  const lamps = figuresOnMap(view)
    .filter(({ hero }) => hero >= 0)
    .flatMap(({ id }) => {
      const spaces = factsOf(view)?.figures[id]?.spaces ?? [];
      return spaces.length > 0 ? [middleOf(tables, spaces)] : [];
    });
  return <Dark width={width} height={height} lamps={lamps.map(({ x, y }) => `${x},${y}`).join(' ')} />;
}

const Dark = memo(({ width, height, lamps }: { width: number; height: number; lamps: string }) => (
  <svg className="d2-light" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <defs>
      <radialGradient id="d2-lamp">
        <stop offset="0.35" stopColor="#000" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
      <mask id="d2-dark">
        <rect width={width} height={height} fill="#fff" />
        {lamps
          .split(' ')
          .filter(Boolean)
          .map((lamp) => {
            const [x, y] = lamp.split(',');
            return <circle key={lamp} cx={x} cy={y} r={REACH} fill="url(#d2-lamp)" />;
          })}
      </mask>
    </defs>
    <rect width={width} height={height} mask="url(#d2-dark)" />
  </svg>
));
