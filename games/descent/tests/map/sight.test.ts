import { createRandom } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { seesSpace } from '../../rules/map/sight.ts';
import { compile } from '../../rules/map/tables.ts';
import { Drawn } from './drawn.ts';
import { randomBlocking, randomMap } from './random-map.ts';

const sees = (drawing: string, one = 'H', other = 'T'): boolean => new Drawn(drawing).sees(one, other);

/** H and T in a passage, with one space between them. */
const passage = (edge: string, between = '.'): boolean =>
  sees(`+---+---+---+\n| H ${edge} ${between}   T |\n+---+---+---+`);

describe('line of sight', () => {
  it('needs one open line from corner to corner [D2-LOS-01]', () => {
    expect(
      sees(`
+---+---+---+---+
| H   X   .   . |
+   +   +   +   +
| .   .   X   T |
+---+---+---+---+`),
    ).toBe(false);
    expect(
      sees(`
+---+---+---+---+
| H   X   .   . |
+   +   +   +   +
| .   .   .   T |
+---+---+---+---+`),
    ).toBe(true);
  });

  it('leads from every space to itself [D2-LOS-02]', () => {
    const drawn = new Drawn('+---+\n| H |\n+---+');
    expect(drawn.sees('a1', 'a1')).toBe(true);
  });

  it('joins adjacent spaces, whatever stands beside them [D2-LOS-03]', () => {
    expect(sees('+---+---+\n| H   X |\n+   +   +\n| M   T |\n+---+---+')).toBe(true);
    expect(sees('+---+---+\n| H   T |\n+---+---+')).toBe(true);
  });

  it('is cut between adjacent spaces by overgrowth [D2-LOS-04]', () => {
    const drawn = new Drawn('+---+---+\n| H G T |\n+---+---+');
    expect([drawn.distance('H', 'T'), drawn.sees('H', 'T')]).toEqual([1, false]);
  });

  it('has no limit [D2-LOS-05]', () => {
    const line = `${'+---'.repeat(24)}+`;
    expect(sees(`${line}\n| H   ${'.   '.repeat(22)}T |\n${line}`)).toBe(true);
  });

  it('is mutual [D2-LOS-19]', () => {
    const random = createRandom('mutual');
    for (let n = 0; n < 20; n++) {
      const tables = compile(randomMap(random));
      const blocking = randomBlocking(random, tables);
      for (let one = 0; one < tables.count; one++) {
        for (let other = 0; other < tables.count; other++) {
          if (seesSpace(tables, one, other, blocking) !== seesSpace(tables, other, one, blocking)) {
            expect.fail(`${tables.names[one]} and ${tables.names[other]}`);
          }
        }
      }
    }
  });
});

describe('a line that touches', () => {
  it('the corner of an obstacle or of a figure stays open [D2-LOS-06, D2-EXLOS-04]', () => {
    expect(sees('+---+---+---+\n| H   X   . |\n+   +   +   +\n| M   .   T |\n+---+---+---+')).toBe(true);
  });

  it('the corner of a border or wall stays open [D2-LOS-07, D2-EXLOS-03]', () => {
    expect(sees('+---+---+---+\n| H |###| . |\n+   +---+   +\n| .   .   T |\n+---+---+---+')).toBe(true);
    expect(sees('+---+---+---+\n| H | .   . |\n+   +   +   +\n| .   .   T |\n+---+---+---+')).toBe(true);
  });

  it('the corners of two blocked spaces at once stays open [D2-LOS-08]', () => {
    expect(
      sees(`
+---+---+---+---+
| H   .   .   . |
+   +   +   +   +
| .   .   M   . |
+   +   +   +   +
| .   X   .   . |
+   +   +   +   +
| .   .   .   T |
+---+---+---+---+`),
    ).toBe(true);
  });
});

describe('a line is cut', () => {
  it('by an obstacle, a border or a wall that it crosses [D2-EXLOS-08]', () => {
    expect(passage(' ')).toBe(true);
    expect(passage(' ', 'X')).toBe(false);
    expect(passage('|')).toBe(false);
    expect(sees('+---+---+---+\n| H |###| T |\n+---+---+---+')).toBe(false);
  });

  it('by a blocked space that it crosses [D2-LOS-09, D2-TERR-43]', () => {
    expect([passage(' ', 'X'), passage(' ', 'M')]).toEqual([false, false]);
  });

  it('by a third figure [D2-EXLOS-09, D2-FIG-04]', () => expect(passage(' ', 'M')).toBe(false));

  it('by nothing that is only an empty space [D2-EMPTY-02]', () => {
    expect(['.', 'w', 'l', 'p', '*', 't'].map((between) => passage(' ', between))).toEqual(
      Array(6).fill(true),
    );
  });

  it('by the border of the map where it ends', () => {
    expect(sees('+---+---+---+\n| H |###| T |\n+---+---+---+')).toBe(false);
  });

  it('by a wall [D2-MAP-08]', () => expect(passage('|')).toBe(false));

  it('by a closed door [D2-LOS-11, D2-DOOR-05, D2-EXLOS-05]', () => {
    expect([passage('D'), passage('d')]).toEqual([false, true]);
  });

  it('by an old wall [D2-LOS-12, D2-DOOR-22, D2-EXLOS-07]', () => {
    expect([passage('O'), passage('o')]).toEqual([false, true]);
  });

  it('by overgrowth [D2-LOS-13, D2-DOOR-28, D2-EXLOS-06]', () => {
    expect([passage('G'), passage('g')]).toEqual([false, true]);
  });

  it('by no portcullis [D2-DOOR-37, D2-EXLOS-01]', () => expect(passage('P')).toBe(true));
  it('by no elevation line [D2-TERR-16, D2-EXLOS-02]', () => expect(passage('E')).toBe(true));

  it('along an edge of a blocked space, though beyond the edge all is free [D2-LOS-14, D2-EXLOS-11]', () => {
    for (const between of ['X', 'M']) {
      expect(sees(`+---+---+---+\n| H   ${between}   T |\n+   +   +   +\n| .   .   . |\n+---+---+---+`)).toBe(
        false,
      );
    }
  });

  it('along a border or a wall [D2-LOS-15, D2-EXLOS-12]', () => {
    for (const between of ['###', ' . ']) {
      const drawing = (line: string): string =>
        `+---+---+---+\n| H |${between}| T |\n+   +${line}+   +\n| .   .   . |\n+---+---+---+`;
      expect(sees(drawing('---'))).toBe(false);
      if (between !== '###') expect(sees(drawing('   '))).toBe(true);
    }
  });

  it('through the joint of two wall edges on different sides of it [D2-LOS-28]', () => {
    expect(
      sees(`
+---+---+---+
| .   .   . |
+   +   +   +
| .   . | H |
+   +   +   +
| T   . | . |
+---+---+---+`),
    ).toBe(false);
    expect(
      sees(`
+---+---+---+
| .   .   . |
+   +   +   +
| .   . | H |
+   +   +   +
| T   .   . |
+---+---+---+`),
    ).toBe(true);
  });
});

describe('a line that begins at the corner of a barrier', () => {
  it('does not lead through a corner past a wall that parts two spaces [D2-LOS-18, D2-EXLOS-18]', () => {
    expect(sees('+---+---+\n| H | . |\n+   +   +\n| . | T |\n+---+---+')).toBe(false);
    expect(sees('+---+---+\n| H | . |\n+   +   +\n| .   T |\n+---+---+')).toBe(true);
  });

  it.each([
    ['a wall', '|'],
    ['a closed door', 'D'],
    ['an old wall', 'O'],
    ['overgrowth', 'G'],
  ])('sees only its own side of %s [D2-LOS-29]', (_, mark) => {
    const drawing = (edge: string): string => `
+---+---+---+---+
| .   H ${edge} .   T |
+   +   +   +   +
| .   .   M   . |
+---+---+---+---+`;
    expect([sees(drawing(mark)), sees(drawing(' '))]).toEqual([false, true]);
  });

  it('leads round the end of the barrier by up to half a turn [D2-LOS-30]', () => {
    const drawing = (below: string): string => `
+---+---+---+---+
| .   H | .   T |
+   +   +   +   +
| .   . ${below} .   . |
+---+---+---+---+`;
    expect([sees(drawing(' ')), sees(drawing('|'))]).toEqual([true, false]);
  });
});

describe('a large figure', () => {
  it('sees from a corner of any of its spaces [D2-LOS-22]', () => {
    const drawn = new Drawn(
      '+---+---+---+---+\n| H   X   .   T |\n+   +   +   +   +\n| H   .   .   X |\n+---+---+---+---+',
    );
    expect([drawn.sees('a1', 'd1'), drawn.sees('a2', 'd1'), drawn.sees('H', 'T')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is seen at a corner of any of its spaces [D2-LOS-23]', () => {
    const drawn = new Drawn(
      '+---+---+---+---+\n| H   X   .   T |\n+   +   +   +   +\n| H   .   .   X |\n+---+---+---+---+',
    );
    expect(drawn.sees('T', 'H')).toBe(true);
  });

  it('sees and is seen at any corner, but not through blocked spaces [D2-EXLOS-16, D2-EXLOS-17]', () => {
    const drawing = (between: string): string =>
      `+---+---+---+---+\n| H   X   .   T |\n+   +   +   +   +\n| H   ${between}   .   X |\n+---+---+---+---+`;
    expect([sees(drawing('.')), sees(drawing('M'))]).toEqual([true, false]);
  });

  const BEHIND_ITSELF = `
+---+---+---+---+---+
| .   .   .   .   . |
+   +   +   +   +   +
| T   .   .   A   . |
+   +   +   +   +   +
| .   .   B   .   H |
+   +   +   +   +   +
| .   .   C   .   H |
+---+---+---+---+---+`;

  it('does not see across a space that it fills [D2-LOS-16, D2-LOS-24]', () => {
    expect(sees(BEHIND_ITSELF)).toBe(false);
    expect(
      new Drawn(BEHIND_ITSELF.replace('| .   .   B   .   H |', '| .   .   B   .   . |')).sees('e4', 'a2'),
    ).toBe(true);
  });

  it('is not seen across a space that it fills [D2-LOS-17, D2-EXLOS-10]', () => {
    expect(sees(BEHIND_ITSELF, 'T', 'H')).toBe(false);
  });
});

describe('a figure in a pit', () => {
  const drawn = new Drawn(`
+---+---+---+---+---+
| A   .  pP   B   C |
+   +   +   +   +   +
| .   .  pQ   .   . |
+---+---+---+---+---+`);

  it('sees adjacent spaces only, other pits among them [D2-LOS-25, D2-EXLOS-13]', () => {
    expect(['A', 'B', 'C', 'Q'].map((other) => drawn.sees('P', other))).toEqual([false, true, false, true]);
    expect(drawn.sees('P', 'b2')).toBe(true);
    expect(drawn.sees('P', 'a2')).toBe(false);
  });

  it('is seen only by figures on adjacent spaces [D2-LOS-26, D2-EXLOS-14]', () => {
    expect(['A', 'B', 'C', 'Q'].map((other) => drawn.sees(other, 'P'))).toEqual([false, true, false, true]);
  });

  it('blocks nobody outside pits [D2-LOS-27, D2-EXLOS-15]', () => {
    expect(drawn.sees('A', 'B')).toBe(true);
    expect(sees('+---+---+---+\n| H  pM   T |\n+---+---+---+')).toBe(true);
    expect(sees('+---+---+---+\n| H  wM   T |\n+---+---+---+')).toBe(false);
  });
});
