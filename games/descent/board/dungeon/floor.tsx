import { memo } from 'react';
import { withoutSpaces } from '../../rules/map/explored.ts';
import { BORDER, cellsBeside, ELEVATION, isSpace, type Layout, WALL } from '../../rules/map/layout.ts';
import type { MapTables } from '../../rules/map/tables.ts';
import { HAZARD, LAVA, OBSTACLE, PIT, SLUDGE, WATER } from '../../rules/map/terrain.ts';
import { cornerOf, grain, RIM, SPACE, sizeOf } from './geometry.ts';
import { TEXTURES } from './textures.ts';
import type { Theme } from './themes.ts';

interface FloorProps {
  readonly tables: MapTables;
  readonly theme: Theme;
  /** The spaces that nobody has explored, as a text: nothing is drawn there. */
  readonly unexplored?: string;
}

/** The ground of the dungeon: stones, terrain, walls. It changes only with the map, and when a part of it opens. */
export const Floor = memo(function Floor({ tables, theme, unexplored = '' }: FloorProps) {
  const { width, height } = sizeOf(tables);
  const hidden = new Set(unexplored === '' ? [] : unexplored.split(',').map(Number));
  const spaces = Array.from({ length: tables.count }, (_, space) => space).filter(
    (space) => !hidden.has(space),
  );
  const walls = edgesOf(withoutSpaces(tables, hidden));
  const texture = TEXTURES[theme];
  return (
    <svg className="d2-floor" data-theme={theme} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="d2-shade" d={spaces.map((space) => square(tables, space, -16)).join('')} />
      <path className="d2-stone" d={spaces.map((space) => square(tables, space, 0)).join('')} />
      {[0, 1, 2].map((tone) => (
        <path
          key={tone}
          className="d2-slab"
          data-tone={tone}
          d={spaces
            .filter((space) => Math.floor(grain(space, 1) * 3) === tone)
            .map((space) => texture.stones(tables, space))
            .join('')}
        />
      ))}
      <path className="d2-detail" d={spaces.map((space) => texture.details(tables, space)).join('')} />
      <Terrain tables={tables} spaces={spaces} />
      <path className="d2-grid" d={spaces.map((space) => square(tables, space, 0)).join('')} />
      <path className="d2-wall-foot" d={walls.walls} />
      <path className="d2-wall-face" d={walls.walls} />
      <path className="d2-wall-top" d={walls.walls} transform="translate(0 -9)" />
      <path className="d2-back" d={walls.backs} />
      <path className="d2-back-top" d={walls.backs} transform="translate(0 -13)" />
      <path className="d2-border" d={walls.borders} />
      <path className="d2-elevation" d={walls.elevations} />
      <path className="d2-elevation-teeth" d={walls.elevations} />
    </svg>
  );
});

function square(tables: MapTables, space: number, inset: number): string {
  const { x, y } = cornerOf(tables, space);
  const side = SPACE - 2 * inset;
  return `M${x + inset} ${y + inset}h${side}v${side}h${-side}Z`;
}

const KINDS = [
  [WATER, 'water'],
  [LAVA, 'lava'],
  [PIT, 'pit'],
  [SLUDGE, 'sludge'],
  [HAZARD, 'hazard'],
  [OBSTACLE, 'obstacle'],
] as const;

/** Each kind of terrain has a colour and a pattern of its own. */
function Terrain({ tables, spaces }: { tables: MapTables; spaces: readonly number[] }) {
  return KINDS.map(([kind, name]) => {
    const those = spaces.filter((space) => tables.terrain[space] === kind);
    if (those.length === 0) return null;
    return (
      <g key={name} className="d2-terrain" data-kind={name}>
        <path data-part="ground" d={those.map((space) => square(tables, space, 2)).join('')} />
        <path data-part="mark" d={those.map((space) => MARKS[name](tables, space)).join('')} />
      </g>
    );
  });
}

type Mark = (tables: MapTables, space: number) => string;

const rows = (
  tables: MapTables,
  space: number,
  line: (x: number, y: number, row: number) => string,
): string => {
  const { x, y } = cornerOf(tables, space);
  return [22, 50, 78].map((at, row) => line(x, y + at + 8 * (grain(space, row) - 0.5), row)).join('');
};

const MARKS: { readonly [kind in (typeof KINDS)[number][1]]: Mark } = {
  water: (tables, space) =>
    rows(tables, space, (x, y, row) => `M${x + 10 + 8 * row} ${y}q12 -9 24 0t24 0t24 0`),
  lava: (tables, space) =>
    rows(tables, space, (x, y, row) => `M${x + 8} ${y}l18 ${row % 2 ? 10 : -10}l22 6l20 -14l22 10`),
  pit: (tables, space) => {
    const { x, y } = cornerOf(tables, space);
    return `M${x + 14} ${y + 14}L${x + 30} ${y + 30}H${x + 70}L${x + 86} ${y + 14}M${x + 30} ${y + 30}V${y + 70}L${x + 14} ${y + 86}M${x + 70} ${y + 30}V${y + 70}L${x + 86} ${y + 86}M${x + 30} ${y + 70}H${x + 70}`;
  },
  sludge: (tables, space) =>
    rows(tables, space, (x, y, row) => `M${x + 24 + 18 * row} ${y}m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`),
  hazard: (tables, space) => {
    const { x, y } = cornerOf(tables, space);
    return [20, 50, 80]
      .map((at) => `M${x + at - 16} ${y + 92}L${x + at} ${y + 40}L${x + at + 10} ${y + 92}`)
      .join('');
  },
  obstacle: (tables, space) => {
    const { x, y } = cornerOf(tables, space);
    return `M${x + 12} ${y + 82}L${x + 24} ${y + 34}L${x + 46} ${y + 18}L${x + 72} ${y + 30}L${x + 88} ${y + 80}ZM${x + 46} ${y + 18}L${x + 52} ${y + 82}M${x + 24} ${y + 34}L${x + 52} ${y + 56}L${x + 72} ${y + 30}`;
  },
};

/** The lines of the map: what cannot be passed, what cannot be seen through, what is climbed. */
function edgesOf(layout: Layout): { walls: string; borders: string; backs: string; elevations: string } {
  const lines = { walls: '', borders: '', backs: '', elevations: '' };
  const uprights = layout.rows * (layout.columns + 1);
  for (let edge = 0; edge < layout.edges.length; edge++) {
    const kind = layout.edges[edge]!;
    const beside = cellsBeside(layout, edge).map((cell) => isSpace(layout, cell));
    if (!beside.some(Boolean)) continue;
    const isOuter = !beside.every(Boolean);
    const line = lineOf(layout, edge, uprights);
    if (kind === WALL || (isOuter ? kind !== BORDER : kind === BORDER)) lines.walls += line;
    else if (kind === BORDER) {
      lines.borders += line;
      // One looks at the wall behind a room, and over those on its other sides.
      if (edge >= uprights && beside[1]) lines.backs += line;
    } else if (kind === ELEVATION) lines.elevations += line;
  }
  return lines;
}

export function lineOf({ columns }: Pick<Layout, 'columns'>, edge: number, uprights: number): string {
  if (edge < uprights) {
    const [column, row] = [edge % (columns + 1), Math.floor(edge / (columns + 1))];
    return `M${RIM + column * SPACE} ${RIM + row * SPACE}v${SPACE}`;
  }
  const [column, row] = [(edge - uprights) % columns, Math.floor((edge - uprights) / columns)];
  return `M${RIM + column * SPACE} ${RIM + row * SPACE}h${SPACE}`;
}
