import type { Point } from '@questwright/board-kit';
import { BRIDGES, RIVERS, ROADS } from '../../content/map/edges.ts';
import { hexCalled } from '../../rules/map/hexes.ts';
import { centreOf, edgeBetween, grain, middle } from './geometry.ts';

type Pair = readonly [string, string];

/** Rivers run along edges, each a little crooked; where two meet, their round ends join. */
const river = ([a, b]: Pair): string => {
  const from = hexCalled(a);
  const [start, end] = edgeBetween(from, hexCalled(b));
  return bend(start, end, (grain(from, 4) - 0.5) * 14);
};

/** Roads go from the middle of a hex to the middle of the next. */
const road = ([a, b]: Pair): string => {
  const from = hexCalled(a);
  return bend(centreOf(from), centreOf(hexCalled(b)), (grain(from, 5) - 0.5) * 18);
};

function bend(from: Point, to: Point, by: number): string {
  const { x, y } = middle(from, to);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const across = { x: (-(to.y - from.y) / length) * by, y: ((to.x - from.x) / length) * by };
  return `M${from.x} ${from.y}Q${(x + across.x).toFixed(1)} ${(y + across.y).toFixed(1)} ${to.x} ${to.y}`;
}

const RIVER_PATH = RIVERS.map(river).join('');
const ROAD_PATH = ROADS.map(road).join('');

export const Rivers = () => (
  <g className="rb-river">
    <path d={RIVER_PATH} data-part="bank" />
    <path d={RIVER_PATH} data-part="water" />
    <path d={RIVER_PATH} data-part="glint" />
  </g>
);

export const Roads = () => (
  <g className="rb-road">
    <path d={ROAD_PATH} data-part="rim" />
    <path d={ROAD_PATH} data-part="track" />
  </g>
);

/** A bridge lies across its river, along the way over it. */
export const Bridges = () =>
  BRIDGES.map(({ name, edge: [a, b] }) => {
    const from = hexCalled(a);
    const to = hexCalled(b);
    const { x, y } = middle(...edgeBetween(from, to));
    const along = Math.atan2(centreOf(to).y - centreOf(from).y, centreOf(to).x - centreOf(from).x);
    return (
      <g
        key={name}
        className="rb-bridge"
        transform={`translate(${x} ${y}) rotate(${(along * 180) / Math.PI})`}
      >
        <path d="M-17 -9Q0 -15 17 -9V9Q0 3 -17 9Z" data-part="deck" />
        <path d="M-11 -11V7M-5.5 -12V6M0 -12.5V5.5M5.5 -12V6M11 -11V7" data-part="planks" />
        <path d="M-19 -10Q0 -17 19 -10M-19 10Q0 3 19 10" data-part="rail" />
      </g>
    );
  });
