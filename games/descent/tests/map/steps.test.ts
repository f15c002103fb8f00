import { describe, expect, it } from 'vitest';
import { closedIn, nothing, put } from '../../rules/map/bits.ts';
import { isAcrossElevation } from '../../rules/map/elevation.ts';
import { climbsFrom, isEmpty, pointsTo, UNREACHED } from '../../rules/map/steps.ts';
import { groundOf, priceOf, SLUDGE, WATER } from '../../rules/map/terrain.ts';
import { Drawn } from './drawn.ts';

/** Four spaces round a corner with these things on its four edges. */
const corner = (north = ' ', east = ' ', south = ' ', west = ' '): Drawn =>
  new Drawn(`
+---+---+
| . ${north} . |
+${level(west)}+${level(east)}+
| . ${south} . |
+---+---+`);

const level = (mark: string): string => (mark === '|' ? '---' : mark.repeat(3));

const steps = (drawn: Drawn, from: string, to: string): boolean => drawn.steps(from).includes(to);

describe('a diagonal step', () => {
  it('leads round a corner at which a wall turns or ends [D2-EXMOVE-01]', () => {
    expect(steps(corner('|'), 'a1', 'b2')).toBe(true);
    expect(steps(corner('|'), 'b1', 'a2')).toBe(true);
    expect(steps(corner(' ', '|', '|'), 'b1', 'a2')).toBe(true);
  });

  it('leads between two blocked spaces [D2-EXMOVE-02]', () => {
    const drawn = new Drawn('+---+---+\n| .   X |\n+   +   +\n| M   . |\n+---+---+');
    expect(steps(drawn, 'a1', 'b2')).toBe(true);
  });

  it('leads between a blocked space and the corner of a wall [D2-EXMOVE-03]', () => {
    const drawn = new Drawn('+---+---+\n| .   X |\n+   +   +\n| . | . |\n+---+---+');
    expect(steps(drawn, 'a1', 'b2')).toBe(true);
  });

  it('does not lead past a wall that runs through its corner [D2-EXMOVE-06]', () => {
    for (const drawn of [corner('|', ' ', '|'), corner(' ', '|', ' ', '|')]) {
      expect([steps(drawn, 'a1', 'b2'), steps(drawn, 'b1', 'a2')]).toEqual([false, false]);
      expect(drawn.distance('a1', 'b2')).not.toBe(1);
    }
  });

  it('is cut exactly by edges on both of its sides [D2-EXMOVE-07]', () => {
    for (let walls = 0; walls < 16; walls++) {
      const [north, east, south, west] = [1, 2, 4, 8].map((bit) => (walls & bit ? '|' : ' '));
      const drawn = corner(north, east, south, west);
      const barred = (mark: string | undefined): boolean => mark === '|';
      expect(steps(drawn, 'a1', 'b2')).toBe(
        !((barred(north) || barred(east)) && (barred(south) || barred(west))),
      );
      expect(steps(drawn, 'b1', 'a2')).toBe(
        !((barred(north) || barred(west)) && (barred(south) || barred(east))),
      );
    }
  });

  it.each(['E', 'D', 'P', 'O'])(
    'does not slip through where %s meets a wall in one line [D2-EXMOVE-11]',
    (mark) => {
      for (const drawn of [corner(mark, ' ', '|'), corner(' ', '|', ' ', mark)]) {
        expect([steps(drawn, 'a1', 'b2'), steps(drawn, 'b1', 'a2')]).toEqual([false, false]);
      }
    },
  );

  it.each(['D', 'P', 'O'])('leads round the corner where %s and a wall turn [D2-EXMOVE-20]', (mark) => {
    expect(steps(corner(mark, '|'), 'a1', 'b2')).toBe(true);
    expect(steps(corner(mark, '|'), 'b1', 'a2')).toBe(false);
  });

  it('slips past no elevation line that meets a wall or the edge of the map, on whichever sides [D2-TERR-18]', () => {
    for (const drawn of [corner('E', '|'), corner('E', ' ', '|'), corner('|', ' ', ' ', 'E')]) {
      expect([steps(drawn, 'a1', 'b2'), steps(drawn, 'b1', 'a2')]).toEqual([false, false]);
    }
    const edge = new Drawn('+---+---+\n| . E . |\n+   +---+\n| . |###|\n+---+---+');
    expect(steps(edge, 'b1', 'a2')).toBe(false);
    expect(steps(corner('E'), 'a1', 'b2')).toBe(true);
    expect(steps(corner('E', 'E'), 'a1', 'b2')).toBe(true);
  });

  it('takes an old wall for an edge of the map beside elevation [D2-DOOR-17]', () => {
    expect(steps(corner('E', 'O'), 'a1', 'b2')).toBe(false);
    expect(steps(corner('E', 'o'), 'a1', 'b2')).toBe(true);
    expect(steps(corner('E', 'D'), 'a1', 'b2')).toBe(true);
  });
});

/** Two spaces with something on the edge between them. */
const across = (edge: string): boolean =>
  steps(new Drawn(`+---+---+\n| . ${edge} . |\n+---+---+`), 'a1', 'b1');

describe('a step', () => {
  it('never crosses a wall [D2-EXMOVE-05, D2-MAP-07]', () => expect(across('|')).toBe(false));

  it('crosses no elevation line, closed door, portcullis or old wall [D2-EXMOVE-10]', () => {
    expect(['E', 'D', 'P', 'O'].map(across)).toEqual([false, false, false, false]);
    expect(['d', 'p', 'o', ' '].map(across)).toEqual([true, true, true, true]);
  });

  it('crosses no elevation line [D2-TERR-15]', () => expect(across('E')).toBe(false));
  it('crosses no closed door [D2-DOOR-04, D2-DOORACT-04]', () =>
    expect([across('D'), across('d')]).toEqual([false, true]));
  it('crosses no closed portcullis [D2-DOOR-35]', () =>
    expect([across('P'), across('p')]).toEqual([false, true]));
  it('crosses no old wall [D2-DOOR-21]', () => expect(across('O')).toBe(false));
  it('crosses overgrowth [D2-DOOR-25]', () => expect(across('G')).toBe(true));

  it('leads into no obstacle [D2-EXMOVE-08, D2-TERR-42]', () => {
    expect(new Drawn('+---+---+\n| .   X |\n+---+---+').steps('a1')).toEqual([]);
  });

  it('of a figure that flies crosses elevation lines [D2-TERR-21]', () => {
    const drawn = corner('E', '|');
    expect(drawn.steps('a1', { flies: true })).toEqual(['a2', 'b1', 'b2']);
  });

  it('of a figure that flies leads through obstacles [D2-TERR-45]', () => {
    const drawn = new Drawn('+---+---+---+\n| .   X   . |\n+---+---+---+');
    expect(drawn.steps('a1', { flies: true })).toEqual(['b1']);
    expect(drawn.steps('b1', { flies: true })).toEqual(['a1', 'c1']);
  });
});

describe('an empty space', () => {
  const drawn = new Drawn('+---+---+---+---+\n| H   *   X   t |\n+---+---+---+---+');
  const empty = (name: string): boolean => isEmpty(drawn.tables, drawn.at(name), drawn.taken());

  it('holds no figure [D2-EMPTY-01]', () => expect(empty('a1')).toBe(false));
  it('stops nobody, so it is no obstacle [D2-EMPTY-03]', () => expect(empty('c1')).toBe(false));
  it('is any other', () => expect([empty('b1'), empty('d1')]).toEqual([true, true]));
});

describe('a walk', () => {
  const hall = new Drawn(`
+---+---+---+---+---+---+
| .   w   .   .   .   . |
+---+---+---+---+---+---+`);
  const points = (drawn: Drawn, n: number, barred = nothing(drawn.tables.words)): number[] =>
    Array.from(
      pointsTo(drawn.tables, { from: [drawn.at('a1')], points: n, closed: closedIn(drawn.taken()), barred }),
    );

  it('takes one point for a space, and two for water or sludge', () => {
    expect([WATER, SLUDGE].map(groundOf).map(priceOf)).toEqual([2, 2]);
    expect(points(hall, 4)).toEqual([0, 2, 3, 4, UNREACHED, UNREACHED]);
    expect(points(hall, 1)).toEqual([0, UNREACHED, UNREACHED, UNREACHED, UNREACHED, UNREACHED]);
  });

  it('goes round what is barred', () => {
    const room = new Drawn('+---+---+---+\n| .   .   . |\n+   +   +   +\n| .   .   . |\n+---+---+---+');
    const barred = nothing(room.tables.words);
    put(barred, room.at('b1'));
    put(barred, room.at('b2'));
    expect(points(room, 5, barred)[room.at('c1')]).toBe(UNREACHED);
    expect(points(room, 5)[room.at('c1')]).toBe(2);
  });

  it('takes the cheaper way, though it is longer', () => {
    const room = new Drawn(
      '+---+---+---+---+\n| .   w   w   . |\n+   +---+---+   +\n| .   .   .   . |\n+---+---+---+---+',
    );
    expect(points(room, 5)[room.at('d1')]).toBe(3);
  });
});

describe('elevation', () => {
  const die = (drawn: Drawn, from: string, to: string): boolean =>
    isAcrossElevation(drawn.tables, drawn.at(from), drawn.at(to), drawn.closed);

  it('lies between spaces with its line on their edge', () => {
    expect(die(corner('E'), 'a1', 'b1')).toBe(true);
    expect(die(corner('E'), 'a2', 'b2')).toBe(false);
  });

  it('lies past a corner where two of its lines meet, or one meets a wall', () => {
    expect(die(corner('E', 'E'), 'a1', 'b2')).toBe(true);
    expect(die(corner('E', ' ', ' ', '|'), 'b1', 'a2')).toBe(true);
    expect(die(corner('E', ' ', 'O'), 'b1', 'a2')).toBe(true);
    expect(die(corner('E', ' ', 'o'), 'b1', 'a2')).toBe(false);
    expect(die(corner('E'), 'a1', 'b2')).toBe(false);
    expect(die(corner('|', '|'), 'a1', 'b2')).toBe(false);
  });

  it('cannot be climbed across out of a pit', () => {
    const drawn = new Drawn('+---+---+---+\n| . E p P . |\n+   +   +   +\n| .   .   . |\n+---+---+---+');
    expect(drawn.names(climbsFrom(drawn.tables, drawn.at('b1'), drawn.closed))).toEqual([
      'a2',
      'b2',
      'c1',
      'c2',
    ]);
  });
});
