import { describe, expect, it } from 'vitest';
import { areAdjacent, NO_PATH } from '../../rules/map/count.ts';
import { Drawn } from './drawn.ts';

const ROOM = new Drawn(`
+---+---+---+
| .   .   . |
+   +   +   +
| .   .   . |
+   +   +   +
| .   .   . |
+---+---+---+`);

/** Two spaces with something on the edge between them. */
const parted = (edge: string): Drawn => new Drawn(`+---+---+\n| . ${edge} . |\n+---+---+`);

describe('adjacent spaces', () => {
  it('have a common edge [D2-ADJ-01]', () => {
    expect(ROOM.adjacent('b2')).toEqual(expect.arrayContaining(['a2', 'b1', 'b3', 'c2']));
    expect(ROOM.adjacent('a2')).not.toContain('c2');
  });

  it('or only a corner [D2-ADJ-02]', () => {
    expect(ROOM.adjacent('b2')).toEqual(expect.arrayContaining(['a1', 'a3', 'c1', 'c3']));
    expect(ROOM.adjacent('a1')).toEqual(['a2', 'b1', 'b2']);
  });

  it('are not parted by a wall [D2-ADJ-05]', () => {
    expect(parted('|').adjacent('a1')).toEqual([]);
  });

  it('are not parted by a closed door [D2-ADJ-04, D2-DOOR-07, D2-DOORACT-05]', () => {
    expect(parted('D').adjacent('a1')).toEqual([]);
    expect(parted('d').adjacent('a1')).toEqual(['b1']);
  });

  it('are not parted by an old wall [D2-ADJ-06, D2-DOOR-19]', () => {
    expect(parted('O').adjacent('a1')).toEqual([]);
  });

  it('may have overgrowth between them [D2-DOOR-26]', () => {
    expect(parted('G').adjacent('a1')).toEqual(['b1']);
  });

  it('may have a portcullis between them [D2-DOOR-39]', () => {
    expect(parted('P').adjacent('a1')).toEqual(['b1']);
  });

  it('may have an elevation line between them [D2-TERR-17]', () => {
    expect(parted('E').adjacent('a1')).toEqual(['b1']);
  });

  it('are at distance 1 [D2-ADJ-09]', () => {
    expect(ROOM.distance('b2', 'c3')).toBe(1);
    expect(ROOM.distance('b2', 'b1')).toBe(1);
  });

  it('are others than the space itself [D2-ADJ-07]', () => {
    for (const name of ROOM.tables.names) {
      expect(ROOM.adjacent(name)).not.toContain(name);
      expect(areAdjacent(ROOM.tables, ROOM.at(name), ROOM.at(name), 0)).toBe(false);
    }
  });

  it('are no obstacles [D2-ADJ-10]', () => {
    const drawn = new Drawn(`
+---+---+---+
| .   X   . |
+   +   +   +
| .   .   . |
+---+---+---+`);
    expect(drawn.adjacent('b1')).toEqual([]);
    expect(drawn.adjacent('a1')).toEqual(['a2', 'b2']);
  });
});

describe('spaces that touch at a corner', () => {
  const cross = (north: string, west: string, east: string, south: string): Drawn =>
    new Drawn(`
+---+---+
| . ${north} . |
+${west}+${east}+
| . ${south} . |
+---+---+`);
  const FREE = '   ';

  it('are not adjacent if both ways round it are barred, by walls, old walls or closed doors [D2-ADJ-12]', () => {
    for (const [upright, level] of [
      ['|', '---'],
      ['O', 'OOO'],
      ['D', 'DDD'],
    ] as const) {
      expect(cross(upright, level, FREE, ' ').adjacent('a1')).not.toContain('b2');
      expect(cross(upright, FREE, FREE, upright).adjacent('a1')).not.toContain('b2');
      expect(cross(' ', FREE, level, upright).adjacent('b2')).not.toContain('a1');
      expect(cross(' ', level, level, ' ').adjacent('b1')).not.toContain('a2');
    }
  });

  it('are adjacent if one way round it is free [D2-ADJ-13]', () => {
    for (const [upright, level] of [
      ['|', '---'],
      ['O', 'OOO'],
      ['D', 'DDD'],
    ] as const) {
      expect(cross(upright, FREE, level, ' ').adjacent('a1')).toContain('b2');
      expect(cross(' ', level, FREE, upright).adjacent('a1')).toContain('b2');
      expect(cross(upright, level, FREE, ' ').adjacent('b1')).toContain('a2');
    }
  });

  it('are adjacent past two closed portcullises, overgrowths or elevation lines', () => {
    for (const mark of ['P', 'G', 'E']) {
      expect(cross(mark, FREE, FREE, mark).adjacent('a1')).toEqual(['a2', 'b1', 'b2']);
    }
  });
});

describe('figures', () => {
  const drawn = new Drawn(`
+---+---+---+---+
| M   M   .   A |
+   +   +   +   +
| .   .   H   . |
+---+---+---+---+`);
  const adjacent = (one: string, other: string): boolean => drawn.distance(one, other) === 1;

  it('are adjacent if they stand on adjacent spaces [D2-ADJ-11]', () => {
    expect(adjacent('H', 'A')).toBe(true);
  });

  it('that are large are adjacent by any of their spaces [D2-ADJ-14]', () => {
    expect(adjacent('M', 'H')).toBe(true);
    expect(adjacent('M', 'A')).toBe(false);
  });

  it('that are large are not adjacent to themselves [D2-ADJ-08]', () => {
    expect(adjacent('M', 'M')).toBe(false);
    expect(drawn.distance('M', 'M')).toBe(0);
  });
});

describe('counting spaces', () => {
  const hall = new Drawn(`
+---+---+---+---+---+
| A   .   .   .   B |
+   +---+---+---+   +
| .   .   C   .   . |
+---+---+---+---+---+`);

  it('starts at 0 [D2-COUNT-01]', () => expect(hall.distance('a1', 'a1')).toBe(0));

  it('adds 1 for each adjacent space [D2-COUNT-04]', () => {
    expect(['b1', 'c1', 'd1', 'e1'].map((to) => hall.distance('a1', to))).toEqual([1, 2, 3, 4]);
  });

  it('takes the shortest path [D2-COUNT-05]', () => {
    expect(hall.distance('a1', 'd2')).toBe(3);
    expect(hall.distance('b1', 'b2')).toBe(2);
  });

  it('passes figures [D2-FIG-13]', () => {
    const drawn = new Drawn('+---+---+---+\n| A   B   C |\n+---+---+---+');
    expect(drawn.distance('A', 'C')).toBe(2);
  });

  const detour = (edge: string): number => {
    const drawn = new Drawn(`+---+---+---+\n| .   . ${edge} . |\n+---+---+---+`);
    return drawn.distance('a1', 'c1');
  };

  it('cannot pass a closed door [D2-COUNT-06, D2-DOOR-06, D2-DOORACT-06]', () => {
    expect(detour('D')).toBe(NO_PATH);
    expect(detour('d')).toBe(2);
  });

  it('cannot pass a wall [D2-COUNT-09]', () => expect(detour('|')).toBe(NO_PATH));
  it('cannot pass an old wall [D2-COUNT-10, D2-DOOR-20]', () => expect(detour('O')).toBe(NO_PATH));
  it('passes overgrowth [D2-DOOR-27]', () => expect(detour('G')).toBe(2));
  it('passes a portcullis [D2-DOOR-38]', () => expect(detour('P')).toBe(2));

  it('cannot pass the edge of the map [D2-COUNT-08]', () => {
    const drawn = new Drawn(`
+---+---+---+
| . |###| . |
+   +---+   +
| .   .   . |
+---+---+---+`);
    expect(drawn.distance('a1', 'c1')).toBe(2);
    expect(drawn.adjacent('a1')).toEqual(['a2', 'b2']);
  });

  it('cannot pass an obstacle [D2-COUNT-07, D2-TERR-44]', () => {
    const drawn = new Drawn('+---+---+---+\n| .   X   . |\n+---+---+---+');
    expect(drawn.distance('a1', 'c1')).toBe(NO_PATH);
  });

  it('leaves what no path leads to out of every range [D2-COUNT-11]', () => {
    const drawn = new Drawn('+---+---+\n| . | . |\n+---+---+');
    expect(drawn.distance('a1', 'b1')).toBeGreaterThan(drawn.tables.count);
    expect(drawn.distance('b1', 'a1')).toBe(NO_PATH);
  });

  const large = new Drawn('+---+---+---+---+---+\n| M   M   .   N   N |\n+---+---+---+---+---+');

  it('may start in any space of a large figure [D2-COUNT-02]', () => {
    expect(large.spaces('M').map((space) => large.distance(large.tables.names[space]!, 'd1'))).toEqual([
      3, 2,
    ]);
    expect(large.distance('M', 'd1')).toBe(2);
  });

  it('may end in any space of a large figure [D2-COUNT-03]', () => {
    expect(large.distance('b1', 'N')).toBe(2);
    expect(large.distance('M', 'N')).toBe(2);
  });
});

describe('range', () => {
  it('is the shortest chain of adjacent spaces, counted [D2-RANGE-01, D2-RANGE-02]', () => {
    const drawn = new Drawn(`
+---+---+---+---+
| .   .   . | . |
+   +   +   +   +
| .   . | .   . |
+---+---+---+---+`);
    expect(drawn.distance('a1', 'd1')).toBe(3);
    expect(drawn.distance('b2', 'c2')).toBe(2);
  });

  it('of a figure to itself is 0 [D2-RANGE-07]', () => expect(ROOM.distance('b2', 'b2')).toBe(0));
});
