import { type Plan, WayLine } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import type { MapTables } from '../../rules/map/tables.ts';
import { middleOfNamed, spacesNamed } from './by-name.ts';
import { centreOf, SPACE, sizeOf } from './geometry.ts';

/** What a monster is about to do: the way that it will walk, and whom it aims at. */
export function PlanLines({ view, tables, plan }: { view: View; tables: MapTables; plan: Plan }) {
  const from = middleOfNamed(view, tables, plan.who, plan);
  if (!from) return null;
  const way = spacesNamed(tables, plan.way).map((space) => centreOf(tables, space));
  const end = way.at(-1) ?? from;
  const target = plan.whom === '' ? null : middleOfNamed(view, tables, plan.whom, plan);
  const { width, height } = sizeOf(tables);
  return (
    <svg className="d2-aims" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-plan={plan.who}>
      <circle className="d2-planner" cx={from.x} cy={from.y} r={SPACE * 0.5} />
      <WayLine points={[from, ...way]} />
      {target && (
        <g className="d2-aim" data-state="hot">
          <path d={lineThrough([end, target])} data-part="rim" />
          <path d={lineThrough([end, target])} data-part="line" data-planned="" />
          <circle data-part="ring" cx={target.x} cy={target.y} r={SPACE * 0.46} />
        </g>
      )}
    </svg>
  );
}

const lineThrough = (points: readonly { x: number; y: number }[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
