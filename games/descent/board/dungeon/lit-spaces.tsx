import { type BoardProps, useHot, useKit, useLit, usePreview } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { memo } from 'react';
import type { Way } from '../../rules/facts.ts';
import type { MapTables } from '../../rules/map/tables.ts';
import { factsOf, mapOf, openOf, spacesIn } from '../sight.ts';
import { centreOf, cornerOf, SPACE, sizeOf } from './geometry.ts';

/** The spaces that can be chosen, and those that the figure that acts can walk to in one gesture. */
export function LitSpaces({ view, choice }: Pick<BoardProps, 'view' | 'choice'>) {
  const tables = mapOf(view);
  if (!tables) return null;
  const { width, height } = sizeOf(tables);
  const lit = spacesIn(choice);
  const far = walksIn(view, choice).filter(({ space }) => !lit.includes(tables.names[space]!));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its spaces are buttons, each with a name of its own.
    <svg className="d2-lits" viewBox={`0 0 ${width} ${height}`}>
      {far.map((way) => (
        <FarSpace key={way.space} way={way} view={view} tables={tables} />
      ))}
      {lit.map((name) => (
        <LitSpace key={name} name={name} tables={tables} />
      ))}
      <Path view={view} tables={tables} />
    </svg>
  );
}

/** Where a walk could end that is made in one gesture: several steps, or a move action and its steps. Effects move step by step. */
export function walksIn(view: View, choice: BoardProps['choice']): Way[] {
  const walk = factsOf(view)?.walk;
  if (!walk || choice?.topic !== 'act') return [];
  const mayBegin =
    choice.options?.some(({ id }) => id.startsWith('step:')) ||
    (pointsLeft(view) === 0 && choice.options?.some(({ id }) => id === 'action:move'));
  return mayBegin ? walk.ways.filter(({ end }) => end) : [];
}

const pointsLeft = (view: View): number =>
  openOf(view)
    .acting.at(-1)
    ?.points.reduce((sum, { left }) => sum + left, 0) ?? 0;

/** The options that a walk to a space takes, one after the other. */
export function stepsTo(view: View, tables: MapTables, to: number): string[] {
  const ways = new Map(factsOf(view)?.walk?.ways.map((way) => [way.space, way]));
  const ids: string[] = [];
  for (let way = ways.get(to); way; way = ways.get(way.before))
    ids.unshift(`step:${tables.names[way.space]!}`);
  return pointsLeft(view) === 0 ? ['action:move', ...ids] : ids;
}

const square = (tables: MapTables, space: number, inset: number): string => {
  const { x, y } = cornerOf(tables, space);
  const side = SPACE - 2 * inset;
  return `M${x + inset} ${y + inset}h${side}v${side}h${-side}Z`;
};

const LitSpace = memo(({ name, tables }: { name: string; tables: MapTables }) => {
  const { lit, props } = useLit({ space: name });
  if (!lit) return null;
  const space = tables.spaceNamed(name);
  const { x, y } = centreOf(tables, space);
  return (
    <g className="d2-lit" {...props}>
      <path className="d2-lit-rim" d={square(tables, space, 6)} />
      <path className="d2-lit-mark" d={`M${x - 8} ${y}L${x} ${y - 8}L${x + 8} ${y}L${x} ${y + 8}Z`} />
    </g>
  );
});

function FarSpace({ way, view, tables }: { way: Way; view: View; tables: MapTables }) {
  const { acting, say } = useKit();
  const { x, y } = centreOf(tables, way.space);
  const name = tables.names[way.space]!;
  const go = () => acting.follow(stepsTo(view, tables, way.space));
  const key = `walk:${name}`;
  return (
    <g
      className="d2-far"
      role="button"
      tabIndex={0}
      aria-label={say.say(['d2.board.walk-to', { space: name, n: way.points }])}
      data-about={key}
      onClick={go}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        go();
      }}
      onPointerEnter={() => acting.point(key)}
      onPointerLeave={() => acting.unpoint([key])}
      onFocus={() => acting.point(key)}
      onBlur={() => acting.unpoint([key])}
    >
      <path className="d2-far-rim" d={square(tables, way.space, 16)} />
      <text x={x} y={y + 8}>
        {way.points}
      </text>
    </g>
  );
}

/** The way to the space that is pointed at. */
function Path({ view, tables }: { view: View; tables: MapTables }) {
  const pointed = usePointed();
  const to = pointed === null ? -1 : tables.spaceNamed(pointed);
  const walk = factsOf(view)?.walk;
  const ways = new Map(walk?.ways.map((way) => [way.space, way]));
  if (!ways.has(to)) return null;
  const points = [];
  for (let way = ways.get(to); way; way = ways.get(way.before)) {
    points.unshift(centreOf(tables, way.space));
    if (!ways.has(way.before)) points.unshift(centreOf(tables, way.before));
  }
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <g className="d2-path">
      <path d={d} data-part="rim" />
      <path d={d} data-part="line" />
      {points.slice(1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9" />
      ))}
    </g>
  );
}

/** The space under the pointer or the focus: of a step that is offered, or of a longer walk. */
function usePointed(): string | null {
  const option = usePreview();
  const hot = useHot();
  if (hot?.startsWith('walk:')) return hot.slice('walk:'.length);
  return option?.id.startsWith('step:') && typeof option.about?.space === 'string'
    ? option.about.space
    : null;
}
