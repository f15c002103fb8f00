import { type BoardProps, useKit, useLit, WayWarning } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { memo } from 'react';
import type { Way } from '../../rules/facts.ts';
import type { MapTables } from '../../rules/map/tables.ts';
import { factsOf, mapOf, spacesIn } from '../sight.ts';
import { centreOf, cornerOf, SPACE, sizeOf } from './geometry.ts';
import { Path, Toll } from './path.tsx';
import { harmOfStep, stepsTo, sufferedOn, walksIn, wayTo } from './walking.ts';

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
  const steps = wayTo(factsOf(view)?.walk, way.space);
  const { fatigue } = way;
  const told = [
    say.say(['d2.board.walk-to', { space: name, n: way.points, fatigue }]),
    ...sufferedOn(steps, say),
  ];
  return (
    <g
      className="d2-far"
      data-tired={fatigue > 0 ? '' : undefined}
      role="button"
      tabIndex={0}
      aria-label={told.join('; ')}
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
      {fatigue > 0 && <Toll x={x} y={y + 30} kind="fatigue" n={fatigue} />}
      {steps.some((step) => harmOfStep(step) > 0) && <WayWarning x={x + 26} y={y - 26} />}
    </g>
  );
}
