import type { View } from '@questwright/kernel';
import { memo } from 'react';
import type { MapTables } from '../../rules/map/tables.ts';
import { LAVA } from '../../rules/map/terrain.ts';
import { factsOf, figuresOnMap, hiddenIn, mapOf } from '../sight.ts';
import { centreOf, cornerOf, middleOf, SPACE, sizeOf } from './geometry.ts';

/** How far a hero's lamp reaches, and the glow of lava, in units of the map. */
const REACH = 620;
const GLOW = 190;

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
  // Before anybody is there, whoever sets the dungeon up sees all of it.
  if (lamps.length === 0) return null;
  return (
    <Dark
      width={width}
      height={height}
      lamps={lamps.map(({ x, y }) => `${x},${y}`).join(' ')}
      {...stillOf(tables, hiddenIn(view))}
    />
  );
}

interface Still {
  /** Lava shines of itself. */
  readonly fires: string;
  /** Where there is floor for light to fall on. */
  readonly ground: string;
}

const known = new WeakMap<MapTables, { readonly hidden: string; readonly still: Still }>();

/** What of the light changes only when a part of the map opens: nothing shines where nobody has been. */
function stillOf(tables: MapTables, hidden: ReadonlySet<number>): Still {
  const key = [...hidden].join();
  const kept = known.get(tables);
  if (kept?.hidden === key) return kept.still;
  const spaces = [...tables.terrain.keys()].filter((space) => !hidden.has(space));
  const fires = spaces.filter((space) => tables.terrain[space] === LAVA);
  const still = {
    fires: fires
      .map((space) => centreOf(tables, space))
      .map(({ x, y }) => `${x},${y}`)
      .join(' '),
    ground: spaces
      .map((space) => cornerOf(tables, space))
      .map(({ x, y }) => `M${x} ${y}h${SPACE}v${SPACE}h${-SPACE}Z`)
      .join(''),
  };
  known.set(tables, { hidden: key, still });
  return still;
}

interface Lights {
  readonly width: number;
  readonly height: number;
  readonly lamps: string;
  readonly fires: string;
  readonly ground: string;
}

const pointsOf = (written: string): (readonly [x: string, y: string])[] =>
  written
    .split(' ')
    .filter(Boolean)
    .map((point) => point.split(',') as [string, string]);

const Dark = memo(({ width, height, lamps, fires, ground }: Lights) => (
  <svg className="d2-light" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <defs>
      <radialGradient id="d2-lamp">
        <stop offset="0.35" stopColor="#000" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="d2-warmth">
        <stop offset="0" stopColor="#ffb85c" stopOpacity="0.2" />
        <stop offset="1" stopColor="#ffb85c" stopOpacity="0" />
      </radialGradient>
      <clipPath id="d2-ground">
        <path d={ground} />
      </clipPath>
      <mask id="d2-dark">
        <rect width={width} height={height} fill="#fff" />
        {pointsOf(lamps).map(([x, y]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={REACH} fill="url(#d2-lamp)" />
        ))}
        {pointsOf(fires).map(([x, y]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={GLOW} fill="url(#d2-lamp)" />
        ))}
      </mask>
    </defs>
    <g clipPath="url(#d2-ground)">
      {pointsOf(lamps).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={REACH / 2} fill="url(#d2-warmth)" />
      ))}
    </g>
    <rect width={width} height={height} mask="url(#d2-dark)" />
  </svg>
));
