import { describe, expect, it } from 'vitest';
import type { Size } from '../../rules/map/bases.ts';
import { nothing, put } from '../../rules/map/bits.ts';
import { distanceBetween, distancesAround, distancesOf, NO_PATH } from '../../rules/map/count.ts';
import { closestTo, furthestFrom } from '../../rules/map/directions.ts';
import { gateName, gateNamed, isNextTo, standsInIt } from '../../rules/map/gates.ts';
import { landings } from '../../rules/map/landing.ts';
import { canStop, liesThrough } from '../../rules/map/lies.ts';
import { Drawn } from './drawn.ts';

const ROOM = new Drawn(`
+---+---+---+
| .   .   . |
+   +   +   +
| .   .   . |
+   +   +   +
| .   .   . |
+---+---+---+`);

const lies = (drawn: Drawn, size: Size, through: string, without = ''): string[] =>
  liesThrough(drawn.tables, size, drawn.at(through), drawn.taken(without)).map((lie) =>
    drawn.names(lie).join(' '),
  );

describe('a base', () => {
  it('of a small figure fills one space [D2-LARGE-01]', () => {
    expect(lies(ROOM, 'small', 'b2')).toEqual(['b2']);
  });

  it('of a medium figure fills two spaces, turned as one likes [D2-LARGE-02]', () => {
    expect(lies(ROOM, 'medium', 'b2').sort()).toEqual(['a2 b2', 'b1 b2', 'b2 b3', 'b2 c2']);
  });

  it('of a huge figure fills four spaces [D2-LARGE-03]', () => {
    expect(lies(ROOM, 'huge', 'a1')).toEqual(['a1 a2 b1 b2']);
    expect(lies(ROOM, 'huge', 'b2')).toHaveLength(4);
  });

  it('of a massive figure fills six spaces [D2-LARGE-04]', () => {
    expect(lies(ROOM, 'massive', 'a1').sort()).toEqual(['a1 a2 a3 b1 b2 b3', 'a1 a2 b1 b2 c1 c2']);
  });

  it('is 1 by 2, 2 by 2 or 2 by 3, in quarter turns [D2-LARGE-06]', () => {
    const counts = (['medium', 'huge', 'massive'] as const).map(
      (size) => ROOM.tables.bases[size].lies.length,
    );
    expect(counts).toEqual([12, 4, 4]);
  });

  const across = (edge: string): string[] =>
    lies(new Drawn(`+---+---+\n| . ${edge} . |\n+---+---+`), 'medium', 'a1');

  it('lies across no wall, old wall, overgrowth, closed door or closed portcullis [D2-LARGE-33]', () => {
    expect(['|', 'O', 'G', 'D', 'P'].map((edge) => across(edge).length)).toEqual([0, 0, 0, 0, 0]);
    expect([' ', 'd', 'p', 'g'].map((edge) => across(edge).length)).toEqual([1, 1, 1, 1]);
    expect(lies(new Drawn('+---+---+\n| . |###|\n+---+---+'), 'medium', 'a1')).toEqual([]);
  });

  it('does not lie on both sides of overgrowth [D2-DOOR-31]', () => expect(across('G')).toEqual([]));
  it('may lie across an elevation line [D2-TERR-20]', () => expect(across('E')).toEqual(['a1 b1']));

  it('covers only empty spaces', () => {
    const drawn = new Drawn('+---+---+---+\n| H   .   X |\n+   +   +   +\n| .   M   M |\n+---+---+---+');
    expect(lies(drawn, 'medium', 'b1')).toEqual([]);
    expect(lies(drawn, 'medium', 'b1', 'M')).toEqual(['b1 b2']);
    expect(canStop(drawn.tables, 'medium', drawn.at('b1'), drawn.taken())).toBe(false);
    expect(canStop(drawn.tables, 'medium', drawn.at('b1'), drawn.taken('M'))).toBe(true);
    expect(canStop(drawn.tables, 'small', drawn.at('c1'), drawn.taken())).toBe(false);
    expect(canStop(drawn.tables, 'small', drawn.at('b1'), drawn.taken())).toBe(true);
    expect(canStop(drawn.tables, 'small', drawn.at('a1'), drawn.taken())).toBe(false);
  });

  it('leaves no room for a dragon in a passage [D2-EXMOVE-17]', () => {
    const drawn = new Drawn(`
+---+---+---+---+---+
| .   . |###| .   . |
+   +   +---+   +   +
| .   .   .   .   . |
+   +   +---+   +   +
| .   . |###| .   . |
+---+---+---+---+---+`);
    const stops = (name: string): boolean => canStop(drawn.tables, 'massive', drawn.at(name), drawn.taken());
    expect(['b2', 'c2', 'd2'].map(stops)).toEqual([true, false, true]);
  });
});

describe('a door', () => {
  const drawn = new Drawn(`
+---+---+---+---+
| M   M D . | . |
+   +   +   +   +
| .   . D .   . |
+   +   +---+---+
| .   . | .   . |
+---+---+---+---+`);
  const nextTo = (...names: string[]): boolean =>
    isNextTo(
      drawn.tables,
      0,
      names.map((name) => drawn.at(name)),
    );

  it('is next to the spaces on its edges [D2-DOOR-16]', () => {
    expect(['b1', 'b2', 'c1', 'c2'].map((name) => nextTo(name))).toEqual([true, true, true, true]);
    expect(['a1', 'd1', 'd2'].map((name) => nextTo(name))).toEqual([false, false, false]);
  });

  it('is not next to a space that touches its end at a corner, and next to any space of a base [D2-DOORACT-10]', () => {
    expect([nextTo('b3'), nextTo('c3'), nextTo('a1', 'b1')]).toEqual([false, false, true]);
  });

  it.each(['d', 'p'])('or portcullis cannot be closed on a figure that stands on both sides', (mark) => {
    const open = new Drawn(`+---+---+---+\n| M ${mark} M   N |\n+---+---+---+`);
    expect(standsInIt(open.tables, 0, open.spaces('M'))).toBe(true);
    expect(standsInIt(open.tables, 0, open.spaces('N'))).toBe(false);
    expect(standsInIt(open.tables, 0, [open.at('a1')])).toBe(false);
  });

  it('is called by the spaces that it parts', () => {
    expect(gateName(drawn.tables, 0)).toBe('b1|c1');
    expect(['b1|c1', 'c2|b2', 'a1|b1', 'z9|c1'].map((name) => gateNamed(drawn.tables, name))).toEqual([
      0, 0, -1, -1,
    ]);
  });
});

describe('distances', () => {
  const drawn = new Drawn('+---+---+---+\n| . D . P . |\n+---+---+---+');

  it('are worked out once for each position of what bars counting', () => {
    expect(distancesOf(drawn.tables, 0b10)).toBe(distancesOf(drawn.tables, 0));
    expect(distancesOf(drawn.tables, 0b01)).not.toBe(distancesOf(drawn.tables, 0));
    expect(distancesOf(drawn.tables, 0b01)).toBe(distancesOf(drawn.tables, 0b11));
  });

  it('lead to, but not through, what nobody counts through', () => {
    const hall = new Drawn('+---+---+---+\n| .   .   . |\n+---+---+---+');
    const barred = nothing(hall.tables.words);
    put(barred, hall.at('b1'));
    expect([...distancesAround(hall.tables, 0, 0, barred)]).toEqual([0, 1, NO_PATH]);
    expect([...distancesAround(hall.tables, 1, 0, barred)]).toEqual([1, 0, 1]);
  });
});

describe('a direction', () => {
  const drawn = new Drawn(`
+---+---+---+---+---+---+
| A   .   T   .   .   B | 
+---+---+---+---+---+---+
| C |###|###|###|###|###|
+---+---+---+---+---+---+`);
  const of = (letters: string) => [...letters];
  const ends = (names: string): string[] => names.split(' ');
  const spaces = (name: string) => [drawn.at(name)];

  it('toward a figure ends with as few spaces between as can be [D2-DIR-02]', () => {
    expect(closestTo(drawn.tables, drawn.spaces('T'), ends('a1 b1 e1 f1'), spaces, 0)).toEqual(['b1']);
  });

  it('away from a figure ends with as many spaces between as can be [D2-DIR-04]', () => {
    expect(furthestFrom(drawn.tables, drawn.spaces('T'), ends('a1 b1 e1 d1'), spaces, 0)).toEqual([
      'a1',
      'e1',
    ]);
  });

  it('to the furthest goes by the greatest counted distance [D2-DIR-06]', () => {
    expect(furthestFrom(drawn.tables, drawn.spaces('T'), of('AB'), (one) => drawn.spaces(one), 0)).toEqual([
      'B',
    ]);
  });

  it('to the closest goes by the smallest counted distance [D2-DIR-07]', () => {
    expect(closestTo(drawn.tables, drawn.spaces('T'), of('BA'), (one) => drawn.spaces(one), 0)).toEqual([
      'A',
    ]);
  });

  it('leads to nothing that cannot be counted to [D2-DIR-08]', () => {
    expect(distanceBetween(drawn.tables, drawn.spaces('T'), drawn.spaces('C'), 0)).toBe(NO_PATH);
    expect(furthestFrom(drawn.tables, drawn.spaces('T'), of('ABC'), (one) => drawn.spaces(one), 0)).toEqual([
      'B',
    ]);
    expect(closestTo(drawn.tables, drawn.spaces('C'), of('AB'), (one) => drawn.spaces(one), 0)).toEqual([]);
  });
});

describe('a figure that is placed on a tile', () => {
  const drawn = new Drawn(`
+---+---+---+---+---+
| .   A   .   .   . |
+   +   +   +   +   +
| .   .   .   .   . |
+---+---+---+---+---+`);
  const entrance = ['a1', 'b1', 'a2', 'b2'].map((name) => drawn.at(name));
  const land = (size: Size, taken: Uint32Array): string[] =>
    landings(drawn.tables, size, entrance, taken)
      .map((lie) => drawn.names(lie).join(' '))
      .sort();

  it('is put down with its whole base on it, if that is possible [D2-ENTR-07]', () => {
    expect(land('medium', drawn.taken())).toEqual(['a1 a2', 'a2 b2']);
    expect(land('huge', drawn.taken('A'))).toEqual(['a1 a2 b1 b2']);
    expect(land('huge', drawn.taken())).toEqual(['c1 c2 d1 d2']);
  });

  it('goes to the closest empty space if there is none on it [D2-ENTR-06]', () => {
    const taken = drawn.taken();
    for (const space of entrance) put(taken, space);
    expect(land('small', taken)).toEqual(['c1', 'c2']);
    put(taken, drawn.at('c1'));
    put(taken, drawn.at('c2'));
    expect(land('small', taken)).toEqual(['d1', 'd2']);
  });
});
