import { describe, expect, it } from 'vitest';
import { TILES } from '../../content/tiles/index.ts';
import { game } from '../../rules/index.ts';
import { AssemblyError, assemble, type Barred, type Placed } from '../../rules/map/assemble.ts';
import { nothing } from '../../rules/map/bits.ts';
import { adjacentTo, distance } from '../../rules/map/count.ts';
import { cellsBeside, NO_SPACE, numberSpaces, WALL } from '../../rules/map/layout.ts';
import { seesSpace } from '../../rules/map/sight.ts';
import { stepsFrom } from '../../rules/map/steps.ts';
import { compile, type MapTables } from '../../rules/map/tables.ts';
import { COMPASS, turned } from '../../rules/map/tiles.ts';
import { drawLayout, readDrawing } from '../../rules/scenario/drawing/index.ts';

const OPPOSITE = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;

describe('the tiles of the base box', () => {
  const sides = Object.entries(TILES);

  it('are 30 large tiles with two sides each, called by a number and a letter, and 9 pieces [D2-MAP-04]', () => {
    const large = sides.map(([code]) => code).filter((code) => /^\d+[AB]$/.test(code));
    expect(large).toEqual(
      [...'AB'].flatMap((side) => Array.from({ length: 30 }, (_, n) => `${n + 1}${side}`)),
    );
    expect(sides.length - large.length).toBe(9);
    expect(sides.filter(([, { piece }]) => piece)).toHaveLength(9);
  });

  it('are divided into square spaces, in rows of equal length [D2-MAP-05]', () => {
    for (const [code, { grid }] of sides) {
      for (const row of grid) expect(row, code).toMatch(new RegExp(`^[.wxplhs_]{${grid[0]!.length}}$`));
    }
  });

  it('have their joints at spaces on their edges, two and two', () => {
    for (const [code, tile] of sides) {
      for (const turns of [0, 1, 2, 3]) {
        const { cells, columns, rows, joints } = turned(tile, turns);
        expect(joints.length % 2, code).toBe(0);
        for (const [cell, side] of joints) {
          const [column, row] = [cell % columns, Math.floor(cell / columns)];
          expect(cells[cell], `${code} ${side}`).not.toBe(NO_SPACE);
          const beyond = {
            north: [column, row - 1],
            south: [column, row + 1],
            east: [column + 1, row],
            west: [column - 1, row],
          }[side]!;
          const isInside = beyond[0]! >= 0 && beyond[1]! >= 0 && beyond[0]! < columns && beyond[1]! < rows;
          expect(isInside && cells[beyond[1]! * columns + beyond[0]!] !== NO_SPACE, `${code} ${side}`).toBe(
            false,
          );
        }
      }
    }
  });

  it('are the same after four quarter turns, and not after one', () => {
    expect(turned(TILES['1A'], 0)).not.toEqual(turned(TILES['1A'], 1));
    expect(turned(TILES['2A'], 2).joints.map(([, side]) => side)).toEqual(
      turned(TILES['2A'], 0).joints.map(([, side]) => OPPOSITE[side]),
    );
    expect(COMPASS).toHaveLength(4);
  });
});

/** An entrance, an extension and an end cap in a column: five rows of two spaces. */
const COLUMN: readonly Placed[] = [
  { tile: TILES['entrance-outdoor'], name: 'Gate', x: 0, y: 0, turns: 2 },
  { tile: TILES['extension-outdoor'], name: 'Lane', x: 0, y: 2 },
  { tile: TILES['end-cap-outdoor'], name: 'Well', x: 0, y: 3 },
];

const steps = (tables: MapTables, from: string, to: string): boolean =>
  stepsFrom(tables, tables.spaceNamed(from), 0).includes(tables.spaceNamed(to));

describe('a map', () => {
  it('is put together from large tiles and pieces [D2-MAP-02]', () => {
    const layout = assemble(COLUMN);
    expect([layout.columns, layout.rows, compile(layout).count]).toEqual([2, 4, 8]);
  });

  it('is part of what a match begins with: its text gives every space, edge and door back [D2-MAP-01]', () => {
    const layout = assemble(COLUMN, [{ kind: 'portcullis', between: ['Lane', 'Gate'] }]);
    const { map } = game.options({ map: drawLayout(layout) }, 2);
    expect(readDrawing(map).layout).toEqual({ ...layout, places: [] });
    expect(() => game.options({ map: 3 }, 2)).toThrow(/described position/);
  });

  it('is joined at puzzle-cut edges, each tile being a place [D2-MAP-03]', () => {
    const tables = compile(assemble(COLUMN));
    expect(steps(tables, 'a2', 'a3') && steps(tables, 'a3', 'b4')).toBe(true);
    expect(tables.places.map(({ name, spaces }) => [name, spaces.length])).toEqual([
      ['Gate', 4],
      ['Lane', 2],
      ['Well', 2],
    ]);
  });

  const BESIDE: readonly Placed[] = [
    ...COLUMN,
    { tile: TILES['end-cap-indoor'], name: 'Cellar', x: 2, y: 1, turns: 0 },
    { tile: TILES['end-cap-indoor'], name: 'Vault', x: 2, y: 0, turns: 2 },
  ];

  it('has a border where tiles touch without a joint, which stops movement [D2-MAP-06]', () => {
    const tables = compile(assemble(BESIDE));
    expect(tables.names).toContain('c1');
    expect(steps(tables, 'b1', 'c1')).toBe(false);
    expect(steps(tables, 'c1', 'c2')).toBe(true);
  });

  it('has no adjacent spaces across a border [D2-ADJ-03]', () => {
    const tables = compile(assemble(BESIDE));
    expect(adjacentTo(tables, tables.spaceNamed('b1'), 0)).not.toContain(tables.spaceNamed('c1'));
    expect(distance(tables, tables.spaceNamed('b1'), tables.spaceNamed('c1'), 0)).toBe(255);
  });

  it('is not seen across a border [D2-LOS-10]', () => {
    const tables = compile(assemble(BESIDE));
    const looks = (from: string, to: string): boolean =>
      seesSpace(tables, tables.spaceNamed(from), tables.spaceNamed(to), nothing(tables.words));
    expect([looks('b1', 'd1'), looks('a2', 'c1'), looks('a1', 'b4')]).toEqual([false, false, true]);
  });

  it('has walls where a tile is printed with them', () => {
    const layout = assemble([{ tile: { ...TILES['13A'], openings: {} }, name: '13A', x: 0, y: 0 }]);
    const numbers = numberSpaces(layout);
    const walls = [...layout.edges.keys()].filter((edge) => layout.edges[edge] === WALL);
    const { names } = compile(layout);
    expect(walls.map((edge) => cellsBeside(layout, edge).map((cell) => names[numbers[cell]!]))).toEqual([
      ['b1', 'b2'],
      ['e1', 'e2'],
    ]);
  });

  it('calls tiles what the quest calls them [D2-MAP-10]', () => {
    const { places } = assemble(COLUMN);
    expect(places.find(({ name }) => name === 'Gate')!.spaces).toEqual([0, 1, 2, 3]);
  });

  it('counts an end cap or an extension to no place beside it [D2-MAP-11]', () => {
    const { places, columns } = assemble(COLUMN);
    const gate = places.find(({ name }) => name === 'Gate')!;
    expect(gate.spaces.every((space) => space < 2 * columns)).toBe(true);
  });

  it('is left from the edge spaces of its entrance, which are part of its data [D2-ENTR-05, D2-MAP-09]', () => {
    const tables = compile(assemble(COLUMN));
    expect(tables.waysOut.map((space) => tables.names[space])).toEqual(['a1', 'b1']);
  });

  it('has doors and the like on whole joints [D2-DOOR-01]', () => {
    const barred: Barred[] = [{ kind: 'portcullis', between: ['Lane', 'Gate'] }];
    const tables = compile(assemble(COLUMN, barred));
    const named = tables.objects.map(({ kind, sides }) => [
      kind,
      sides.map((pair) => pair.map((space) => tables.names[space])),
    ]);
    expect(named).toEqual([
      [
        'portcullis',
        [
          ['a2', 'a3'],
          ['b2', 'b3'],
        ],
      ],
    ]);
  });

  it.each<[what: string, tiles: readonly Placed[], objects: Barred[], sentence: RegExp]>([
    ['has no tile', [], [], /at least one tile/],
    ['does not close', COLUMN.slice(0, 2), [], /does not close: Lane is open to the south/],
    [
      'has tiles that overlap',
      [...COLUMN, { ...COLUMN[1]!, name: 'Other', y: 3 }],
      [],
      /Well and Other overlap/,
    ],
    ['has two tiles of one name', [...COLUMN, COLUMN[0]!], [], /Two tiles are called Gate/],
    ['has a door beside no tile', COLUMN, [{ kind: 'door', between: ['Gate', 'Hall'] }], /no tile Hall/],
    [
      'has a door at no joint',
      COLUMN,
      [{ kind: 'door', between: ['Gate', 'Well'] }],
      /Gate and Well are not joined/,
    ],
  ])('is refused if it %s', (_, tiles, objects, sentence) => {
    expect(() => assemble(tiles, objects)).toThrow(AssemblyError);
    expect(() => assemble(tiles, objects)).toThrow(sentence);
  });
});
