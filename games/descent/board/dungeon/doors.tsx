import { useKit, useLit } from '@questwright/board-kit';
import { memo } from 'react';
import type { MapTables } from '../../rules/map/tables.ts';
import { lineOf } from './floor.tsx';
import { sizeOf } from './geometry.ts';
import { doorText } from './words.ts';

/** Doors and the like: a bar across the way while they are closed, two posts when they are open. */
export const Doors = memo(function Doors({
  tables,
  doors,
  unexplored = '',
}: {
  tables: MapTables;
  doors: string;
  unexplored?: string;
}) {
  const { width, height } = sizeOf(tables);
  if (tables.layout.objects.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: each door has a name of its own.
    <svg className="d2-doors" viewBox={`0 0 ${width} ${height}`}>
      {tables.layout.objects.map(
        (_, door) =>
          isSeen(tables, door, unexplored) && (
            <Door key={door} tables={tables} door={door} isOpen={doors[door] !== '0'} />
          ),
      )}
    </svg>
  );
});

/** A door is seen from either side; where a part of the map ends that nobody has explored, nothing is. */
function isSeen({ objects }: MapTables, door: number, unexplored: string): boolean {
  const { kind, sides } = objects[door]!;
  const hidden = unexplored.split(',');
  return kind !== 'unexplored' && !sides.flat().every((space) => hidden.includes(String(space)));
}

function Door({ tables, door, isOpen }: { tables: MapTables; door: number; isOpen: boolean }) {
  const { say } = useKit();
  const { props, lit } = useLit({ door });
  const { kind, edges } = tables.layout.objects[door]!;
  const uprights = tables.layout.rows * (tables.layout.columns + 1);
  const line = edges.map((edge) => lineOf(tables.layout, edge, uprights)).join('');
  const name = say.say(doorText(kind, isOpen));
  return (
    <g
      className="d2-door"
      data-kind={kind.replace(' ', '-')}
      data-open={isOpen ? '' : undefined}
      {...props}
      {...(!lit && { role: 'img', 'aria-label': name })}
    >
      <path data-part="reach" d={line} />
      <path data-part="frame" d={line} />
      <path data-part="leaf" d={line} />
    </g>
  );
}
