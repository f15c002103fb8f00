import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game as magpies } from '../../examples/magpies/rules/index.ts';
import { createMatch, createRandom, diff, type Match, patch } from '../src/index.ts';
import { playRandomly } from '../src/testing/index.ts';

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const keys = fc.constantFrom(
  'a',
  'b',
  'id',
  '#',
  '@',
  '0',
  '',
  '__proto__',
  'constructor',
  'length',
  'toString',
);
const { json } = fc.letrec<{ json: unknown; list: unknown; object: unknown; thing: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, -1, '', 'a', 'b', 2.5),
    tie('list'),
    tie('object'),
    tie('thing'),
  ),
  list: fc.array(fc.oneof(tie('json'), tie('thing')), { maxLength: 5 }),
  object: fc
    .array(fc.tuple(keys, tie('json')), { maxLength: 5 })
    .map((entries) => Object.fromEntries(entries)),
  thing: fc.record({ id: fc.integer({ min: 0, max: 4 }), at: tie('json') }),
}));

describe('patch(a, diff(a, b)) is b', () => {
  it('for any JSON, through JSON', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const before = JSON.stringify(a);
        expect(patch(a, wire(diff(a, b)))).toEqual(b);
        expect(JSON.stringify(a)).toBe(before);
      }),
      { numRuns: 1000 },
    );
  });

  it('and there is no difference exactly where they are equal', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(diff(a, wire(a))).toBeNull();
        expect(diff(a, b) === null).toBe(isEqual(a, b));
      }),
      { numRuns: 1000 },
    );
  });

  function isEqual(a: unknown, b: unknown): boolean {
    try {
      expect(a).toEqual(b);
      return true;
    } catch {
      return false;
    }
  }

  it('for the views of random matches, from one choice to the next', () => {
    const random = createRandom('diff');
    for (let seed = 0; seed < 15; seed++) {
      const last = new Map<number, unknown>();
      const follow = (match: Match): void => {
        for (const seat of [-1, 0, 1, 2]) {
          const view = wire(match.view(seat));
          const seen = last.get(seat);
          if (seen !== undefined) expect(patch(seen, wire(diff(seen, view)))).toEqual(view);
          last.set(seat, view);
        }
      };
      playRandomly(createMatch({ game: magpies, seats: ['a', 'b', 'c'], seed }), random, follow);
    }
  }, 60_000);
});

describe('a difference', () => {
  it('is null between equals', () => {
    expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull();
  });

  it('names the key that changed, came or went', () => {
    expect(diff({ a: 1, b: 2, c: 3 }, { a: 1, b: 9, d: 4 })).toEqual({ c: 0, b: [9], d: [4] });
  });

  it('goes into a list by place, knowing things by their id', () => {
    const a = [
      { id: 1, gold: 0 },
      { id: 2, gold: 0 },
      { id: 3, gold: 0 },
    ];
    const b = [
      { id: 1, gold: 5 },
      { id: 3, gold: 0 },
    ];
    expect(diff(a, b)).toEqual({ '#': [1, 1, []], '@': { 0: { gold: [5] } } });
  });

  it('shares with the old what has not changed', () => {
    const a = { hand: [{ id: 1 }], table: { gold: 1 } };
    const b = patch(a, diff(a, { hand: [{ id: 1 }], table: { gold: 2 } })) as typeof a;
    expect(b.hand).toBe(a.hand);
    expect(b.table).not.toBe(a.table);
  });

  it('is small on the wire', () => {
    const random = createRandom('small');
    let views = 0;
    let changes = 0;
    for (let seed = 0; seed < 20; seed++) {
      let last: unknown = null;
      playRandomly(createMatch({ game: magpies, seats: ['a', 'b'], seed }), random, (match) => {
        const view = wire(match.view(0));
        if (last !== null) {
          views += JSON.stringify(view).length;
          changes += JSON.stringify(diff(last, view)).length;
        }
        last = view;
      });
    }
    expect(changes).toBeLessThan(views / 2);
  });
});
