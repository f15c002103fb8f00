import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OBSTACLE, PIT, TERRAINS, WATER } from '../../rules/map/terrain.ts';
import { DrawingError, drawLayout, readDrawing } from '../../rules/scenario/drawing/index.ts';
import { Drawn } from './drawn.ts';

const EXAMPLE = /## Drawing a map\s+```yaml\nmap: \|\n([^`]*)/.exec(
  readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8'),
)![1]!;

describe('a drawn map', () => {
  const drawn = new Drawn(EXAMPLE.replaceAll(/^ {2}/gm, ''));

  it('gives spaces their names, row by row', () => {
    expect(drawn.tables.names.join(' ')).toBe('a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 d3');
  });

  it('gives figures, with the spaces of their bases', () => {
    expect(drawn.drawing.figures).toEqual([
      { letter: 'H', size: 'small', spaces: [0] },
      { letter: 'M', size: 'medium', spaces: [5, 6] },
    ]);
  });

  it('gives tokens and ways out', () => {
    expect(drawn.drawing.tokens).toEqual([{ mark: '*', space: drawn.at('d2') }]);
    expect(drawn.names(drawn.drawing.layout.waysOut)).toEqual(['a3']);
  });

  it('knows every kind of ground', () => {
    const { tables } = new Drawn(`
+---+---+---+---+---+---+---+
| .   w   l   p   s   h   X |
+---+---+---+---+---+---+---+`);
    expect(Array.from(tables.terrain, (one) => TERRAINS[one])).toEqual([...TERRAINS]);
    expect([tables.terrain[1], tables.terrain[3], tables.terrain[6]]).toEqual([WATER, PIT, OBSTACLE]);
  });

  it('reads ground, crumbling terrain, a figure and a token of one space', () => {
    const { drawing, tables } = new Drawn('+---+---+---+---+\n|wH*| c  pcA  7 |\n+---+---+---+---+');
    expect(Array.from(tables.terrain, (one) => TERRAINS[one])).toEqual(['water', 'floor', 'pit', 'floor']);
    expect(drawing.figures.map(({ letter, spaces }) => [letter, ...spaces])).toEqual([
      ['H', 0],
      ['A', 2],
    ]);
    expect(drawing.tokens).toEqual([
      { mark: '*', space: 0 },
      { mark: 'c', space: 1 },
      { mark: 'c', space: 2 },
      { mark: '7', space: 3 },
    ]);
  });

  it('takes equal letters in a row for one object, unless a line parts them', () => {
    const { tables, drawing } = new Drawn(`
+---+---+---+---+---+
| .   .   . | .   . |
+DDD+-D-+ D +DDD+ppp+
| .   .   . | .   . |
+   +   +   +   +   +
| . G . O . E .   . |
+---+---+---+---+---+`);
    expect(tables.objects.map(({ kind, sides }) => [kind, sides.length])).toEqual([
      ['overgrowth', 1],
      ['old wall', 1],
      ['door', 3],
      ['door', 1],
      ['portcullis', 1],
    ]);
    expect(drawing.open).toEqual([4]);
  });

  it('is drawn again as it was read', () => {
    const text = drawLayout(drawn.drawing.layout);
    expect(drawLayout(readDrawing(text).layout)).toBe(text);
    expect(text).toContain('2 | .   .   . D . |');
    expect(text).toContain('  +~~~+---+   +---+');
  });
});

describe('a drawing that cannot be', () => {
  const refusals: [what: string, drawing: string, line: number, column: number, sentence: RegExp][] = [
    ['has no corners', 'a1', 1, 1, /\+ at each corner/],
    ['is not closed', '+---+---+\n| .   .\n+---+---+', 2, 9, /does not close: b1 is open to the east/],
    ['is not closed above', '+   +\n| . |\n+---+', 1, 3, /does not close: a1 is open to the north/],
    [
      'is open towards a hole',
      '+---+---+\n| .  ###|\n+---+---+',
      2,
      5,
      /a1 is open to the east, where no space is/,
    ],
    ['ends within a row', '+---+\n| . |', 2, 1, /last line/],
    [
      'has a corner out of line',
      '+---+--+\n| . |.|\n+---+--+',
      1,
      8,
      /four characters apart, from the corner in column 1/,
    ],
    [
      'lacks a corner',
      '+---+---+\n| .   . |\n+   -   +\n| .   . |\n+---+---+',
      3,
      5,
      /A corner is drawn as \+/,
    ],
    ['has a figure in a wall', '+---+---+\n| . H . |\n+---+---+', 2, 5, /H stands in a wall/],
    ['has a figure in a wall above', '+-H-+\n| . |\n+---+', 1, 3, /H stands in a wall/],
    ['has a figure on an obstacle', '+---+---+\n| . |XH |\n+---+---+', 2, 7, /H stands on an obstacle/],
    ['has a figure in no space', '+---+---+\n| . |#H#|\n+---+---+', 2, 6, /No space is drawn as ###/],
    ['has two figures in one space', '+---+---+\n| . | HG|\n+---+---+', 2, 8, /Two figures/],
    ['has an unknown ground', '+---+---+\n| . | q |\n+---+---+', 2, 7, /"q" is not a space/],
    ['has an unknown edge', '+---+---+\n| . ? . |\n+---+---+', 2, 5, /"\?" is nothing that lies on an edge/],
    ['has a broken line', '+---+- -+\n| .   . |\n+---+---+', 1, 7, /drawn as ---/],
    ['has two things on an edge', '+---+\n| . |\n+DP-+\n| . |\n+---+', 3, 3, /more than one thing/],
    ['has a base on a door', '+---+---+\n| M D M |\n+---+---+', 2, 5, /base of M lies across a door/],
    [
      'has a base on overgrowth',
      '+---+\n| M |\n+GGG+\n| M |\n+---+',
      3,
      3,
      /base of M lies across overgrowth/,
    ],
    ['has a base on a wall', '+---+---+\n| M | M |\n+---+---+', 2, 5, /base of M lies across a wall/],
    [
      'has a base of no size',
      '+---+---+---+\n| M   M   M |\n+---+---+---+',
      2,
      11,
      /spaces of M are no base/,
    ],
    [
      'has a base with a gap',
      '+---+---+\n| M   . |\n+   +   +\n| M   M |\n+---+---+',
      4,
      7,
      /spaces of M are no base/,
    ],
    ['has a door into nothing', '+---+\n| . D\n+---+', 2, 5, /no space on the other side of a1/],
    ['has a door in nothing', '+---+   +   +\n| . |   D   |\n+---+   +   +', 2, 9, /no space on either side/],
    ['has a way out into a space', '+---+---+\n| . ~ . |\n+---+---+', 2, 5, /left over its border/],
    [
      'has a door that is too long',
      '+---+---+---+---+\n| .   .   .   . |\n+DDD+DDD+DDD+DDD+\n| .   .   .   . |\n+---+---+---+---+',
      3,
      15,
      /door covers at most 3 edges/,
    ],
    ['has a wrong row number', '  +---+\n2 | . |\n  +---+', 2, 1, /This is row 1/],
    ['has a wrong column name', '/   b\n  +---+\n1 | . |\n  +---+', 1, 5, /name of column a/],
    ['has too few names', '/   a\n  +---+---+\n1 | .   . |\n  +---+---+', 1, 9, /Column b is not named/],
    ['has more names than columns', '/   a   b\n  +---+\n1 | . |\n  +---+', 1, 9, /no such column/],
    ['has something behind it', '+---+\n| . | .\n+---+', 2, 7, /Nothing stands behind/],
    ['has no space', '+---+\n|###|\n+---+', 2, 2, /no space/],
  ];

  it.each(refusals)('%s', (_, drawing, line, column, sentence) => {
    let error: unknown;
    try {
      readDrawing(drawing);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(DrawingError);
    const { message, line: atLine, column: atColumn } = error as DrawingError;
    expect(message).toMatch(sentence);
    expect([atLine, atColumn]).toEqual([line, column]);
  });

  it('is none if a large figure stands in an open door', () => {
    expect(readDrawing('+---+---+\n| M d M |\n+---+---+').figures[0]!.size).toBe('medium');
  });
});
