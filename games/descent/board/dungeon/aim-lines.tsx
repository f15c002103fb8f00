import { type BoardProps, usePreview } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import type { AimAt } from '../../rules/attack/aiming.ts';
import type { MapTables } from '../../rules/map/tables.ts';
import { factsOf, mapOf, openOf } from '../sight.ts';
import { aimIn } from './aiming.ts';
import { centreOf, middleOf, RIM, SPACE, sizeOf } from './geometry.ts';
import { type Pointed, usePointedSpace } from './pointed.ts';

/**
 * While an attack is aimed: the line of sight to each target, with its distance; and what cuts the line to
 * whoever is pointed at.
 */
export function AimLines({
  view,
  choice,
  pointed,
}: Pick<BoardProps, 'view' | 'choice'> & { pointed: Pointed }) {
  const option = usePreview();
  const space = usePointedSpace(pointed);
  const tables = mapOf(view);
  const aim = aimIn(view, choice, option);
  if (!tables || !aim) return null;
  const { width, height } = sizeOf(tables);
  const isPointed = ({ figure }: AimAt): boolean =>
    option?.about?.card === figure || (factsOf(view)?.figures[figure]?.spaces.includes(space) ?? false);
  const hot = aim.at.find(isPointed);
  return (
    <svg className="d2-aims" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {aim.at
        .filter((at) => !at.closed || at === hot)
        .map((at) => (
          <AimLine
            key={at.figure}
            at={at}
            view={view}
            tables={tables}
            state={at === hot ? 'hot' : hot ? 'dim' : 'open'}
          />
        ))}
    </svg>
  );
}

function AimLine({
  at,
  view,
  tables,
  state,
}: {
  at: AimAt;
  view: View;
  tables: MapTables;
  state: 'hot' | 'dim' | 'open';
}) {
  const [from, to] = endsOf(at, view, tables);
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <g className="d2-aim" data-closed={at.closed ? '' : undefined} data-state={state}>
      <path d={d} data-part="rim" />
      <path d={d} data-part="line" />
      <circle cx={from.x} cy={from.y} r="7" />
      <circle cx={to.x} cy={to.y} r="7" />
      <g transform={`translate(${middle.x} ${middle.y})`}>
        {at.closed ? (
          <path data-part="cross" d="M-13 -13L13 13M13 -13L-13 13" />
        ) : (
          <>
            <circle data-part="plate" r="21" />
            <text y="10">{at.needs > 0 ? at.needs : at.apart}</text>
          </>
        )}
      </g>
    </g>
  );
}

/** The corners between which one looks; the middles of the two where no line need be drawn, or none can be. */
function endsOf({ line, space, figure }: AimAt, view: View, tables: MapTables) {
  if (line) {
    const corner = (x: number, y: number) => ({ x: RIM + SPACE * x, y: RIM + SPACE * y });
    return [corner(line[0], line[1]), corner(line[2], line[3])] as const;
  }
  const attacker = openOf(view).attacks.at(-1)?.attacker ?? openOf(view).acting.at(-1)?.figure ?? figure;
  const spaces = factsOf(view)?.figures[attacker]?.spaces ?? [space];
  return [middleOf(tables, spaces), centreOf(tables, space)] as const;
}
