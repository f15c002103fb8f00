import { describe, expect, it } from 'vitest';
import { BRIDGES, RIVERS, ROADS } from '../../content/map/edges.ts';
import { HEXES, hexCalled, NEIGHBOURS } from '../../rules/map/hexes.ts';
import {
  boxAround,
  CENTRES,
  centreOf,
  cornersOf,
  edgeBetween,
  grain,
  hexAt,
  MAP_HEIGHT,
  MAP_WIDTH,
  RADIUS,
} from '../map/geometry.ts';

const far = (a: number, b: number): number =>
  Math.hypot(centreOf(a).x - centreOf(b).x, centreOf(a).y - centreOf(b).y);

describe('the hexes on the map', () => {
  it('lie beside those that the rules call their neighbours, and beside no others', () => {
    for (const { index } of HEXES) {
      const close = HEXES.filter((other) => other.index !== index && far(index, other.index) < 1.8 * RADIUS);
      expect(close.map((hex) => hex.index)).toEqual([...NEIGHBOURS[index]!].sort((a, b) => a - b));
    }
  });

  it('fill the map to its rim and do not go over it', () => {
    const corners = HEXES.flatMap(({ index }) => cornersOf(index));
    expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(0, 1);
    expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(MAP_WIDTH, 1);
    expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(0, 1);
    expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(MAP_HEIGHT, 1);
  });

  it('are found by any point near their middle, and none beside the map', () => {
    for (const [hex, { x, y }] of CENTRES.entries()) {
      expect(hexAt({ x, y })).toBe(hex);
      expect(hexAt({ x: x + RADIUS * 0.8, y })).toBe(hex);
      expect(hexAt({ x: x - RADIUS * 0.4, y: y + RADIUS * 0.7 })).toBe(hex);
    }
    expect(hexAt({ x: -RADIUS, y: 0 })).toBe(-1);
    expect(hexAt({ x: MAP_WIDTH / 2, y: MAP_HEIGHT + RADIUS })).toBe(-1);
  });

  it('have a box around them', () => {
    expect(boxAround([])).toBeNull();
    const { x, y } = centreOf(7);
    const box = boxAround([7])!;
    expect((box.left + box.right) / 2).toBeCloseTo(x);
    expect((box.top + box.bottom) / 2).toBeCloseTo(y);
    expect(boxAround([0, HEXES.length - 1])).toMatchObject({ left: 0, right: MAP_WIDTH });
  });

  it('differ in their grain, the same way every time', () => {
    const grains = HEXES.map(({ index }) => grain(index, 1));
    expect(new Set(grains).size).toBeGreaterThan(200);
    expect(Math.min(...grains)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...grains)).toBeLessThan(1);
    expect(grain(12, 1)).toBe(grains[12]);
  });
});

describe('edges', () => {
  it('have the length of a side, for every river, road and bridge', () => {
    for (const [a, b] of [...RIVERS, ...ROADS, ...BRIDGES.map(({ edge }) => edge)]) {
      const [from, to] = edgeBetween(hexCalled(a), hexCalled(b));
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(RADIUS, 0);
    }
  });

  it('are only between neighbours', () => {
    expect(() => edgeBetween(0, 100)).toThrow('no neighbours');
  });
});
