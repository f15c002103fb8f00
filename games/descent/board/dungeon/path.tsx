import { useHot, usePreview, WayLine } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import type { MapTables } from '../../rules/map/tables.ts';
import { factsOf } from '../sight.ts';
import { centreOf } from './geometry.ts';
import { wayTo } from './walking.ts';

/** The way to the space that is pointed at, and what each step of it does to whoever walks. */
export function Path({ view, tables }: { view: View; tables: MapTables }) {
  const pointed = usePointedWalk();
  const steps = wayTo(factsOf(view)?.walk, pointed === null ? -1 : tables.spaceNamed(pointed));
  if (steps.length === 0) return null;
  const points = [steps[0]!.before, ...steps.map(({ space }) => space)].map((space) =>
    centreOf(tables, space),
  );
  return (
    <WayLine points={points}>
      {steps.map(({ space, meets }) => {
        const { x, y } = centreOf(tables, space);
        const sum = (kind: 'damage' | 'fatigue'): number =>
          meets.reduce((all, { toll, may }) => all + (may ? 0 : (toll?.[kind] ?? 0)), 0);
        return (
          <g key={space}>
            <Toll x={x} y={y - 26} kind="damage" n={sum('damage')} />
            <Toll x={x} y={y + 26} kind="fatigue" n={sum('fatigue')} />
          </g>
        );
      })}
    </WayLine>
  );
}

const HEART = 'M0 9C-16 -3 -9 -15 0 -6C9 -15 16 -3 0 9Z';
const DROP = 'M0 -13C9 -2 10 3 7 8A9 9 0 0 1 -7 8C-10 3 -9 -2 0 -13Z';

/** Damage is a heart, fatigue a drop; each with its number. */
export function Toll({ x, y, kind, n }: { x: number; y: number; kind: 'damage' | 'fatigue'; n: number }) {
  if (n === 0) return null;
  return (
    <g className="d2-toll" data-kind={kind} transform={`translate(${x} ${y})`}>
      <path data-part="plate" d="M-30 -16h60a16 16 0 0 1 0 32h-60a16 16 0 0 1 0 -32Z" />
      <path data-part="sign" d={kind === 'damage' ? HEART : DROP} transform="translate(14 1)" />
      <text x="-14" y="9">
        −{n}
      </text>
    </g>
  );
}

/** The space under the pointer or the focus: of a step that is offered, or of a longer walk. */
function usePointedWalk(): string | null {
  const option = usePreview();
  const hot = useHot();
  if (hot?.startsWith('walk:')) return hot.slice('walk:'.length);
  return option?.id.startsWith('step:') && typeof option.about?.space === 'string'
    ? option.about.space
    : null;
}
