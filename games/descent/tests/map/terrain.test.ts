import { describe, expect, it } from 'vitest';
import { TILES } from '../../content/tiles/index.ts';
import { assemble } from '../../rules/map/assemble.ts';
import { ELEVATION } from '../../rules/map/layout.ts';
import { stepsFrom } from '../../rules/map/steps.ts';
import { compile } from '../../rules/map/tables.ts';
import { TERRAINS } from '../../rules/map/terrain.ts';
import type { TileSide } from '../../rules/map/tiles.ts';

/** A tile of two rows, on which these things are printed. */
const printed = (more: Partial<TileSide>): ReturnType<typeof compile> => {
  const tile: TileSide = { setting: 'both', grid: ['..', '..'], openings: {}, ...more };
  return compile(assemble([{ tile, name: 'Hall', x: 0, y: 0 }]));
};

const terrainOf = (code: keyof typeof TILES): string[] => {
  const { terrain } = compile(assemble([{ tile: { ...TILES[code], openings: {} }, name: code, x: 0, y: 0 }]));
  return [...new Set(Array.from(terrain, (one) => TERRAINS[one]!))].sort();
};

describe('what is printed on a tile', () => {
  it('gives its spaces their terrain [D2-TERR-01]', () => {
    const { terrain, names } = printed({ grid: ['.w', 'p.'] });
    expect(Object.fromEntries(names.map((name, n) => [name, TERRAINS[terrain[n]!]]))).toEqual({
      a1: 'floor',
      b1: 'water',
      a2: 'pit',
      b2: 'floor',
    });
    expect([terrainOf('4B'), terrainOf('1B')]).toEqual([
      ['floor', 'pit'],
      ['floor', 'obstacle'],
    ]);
  });

  it.each([
    ['h', 'hazard', 'D2-TERR-30'],
    ['l', 'lava', 'D2-TERR-32'],
    ['x', 'obstacle', 'D2-TERR-41'],
    ['p', 'pit', 'D2-TERR-46'],
    ['s', 'sludge', 'D2-TERR-63'],
    ['w', 'water', 'D2-TERR-67'],
  ])('%s is an outline of %s [%s]', (mark, name) => {
    expect(Array.from(printed({ grid: [`.${mark}`, '..'] }).terrain, (one) => TERRAINS[one])).toEqual([
      'floor',
      name,
      'floor',
      'floor',
    ]);
  });

  it('may be an elevation line on the edge of a space [D2-TERR-14]', () => {
    const lines = (tables: ReturnType<typeof compile>): number =>
      tables.layout.edges.filter((edge) => edge === ELEVATION).length;
    const tables = printed({
      elevation: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    });
    expect([lines(printed({})), lines(tables)]).toEqual([0, 1]);
    expect(stepsFrom(tables, tables.spaceNamed('a1'), 0)).not.toContain(tables.spaceNamed('b1'));
    expect(stepsFrom(tables, tables.spaceNamed('a2'), 0)).toContain(tables.spaceNamed('b2'));
  });
});
