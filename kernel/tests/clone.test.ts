import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game as magpies } from '../../examples/magpies/rules/index.ts';
import { clone, cloneState, createMatch, createRandom, type State } from '../src/index.ts';
import { playRandomly } from '../src/testing/index.ts';

/** Whether two pieces of data have no object in common. */
function isApart(a: unknown, b: unknown): boolean {
  const inA = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    inA.add(value);
    for (const inner of Object.values(value)) collect(inner);
  };
  collect(a);
  const apart = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || (!inA.has(value) && Object.values(value).every(apart));
  return apart(b);
}

describe('clone', () => {
  it('is equal and shares nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
        expect(isApart(value, copy)).toBe(true);
      }),
    );
  });

  it('keeps keys that are special in JavaScript', () => {
    const value = JSON.parse('{"__proto__": {"a": [1]}, "constructor": 1}');
    const copy = clone(value);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":[1]},"constructor":1}');
    expect(isApart(value, copy)).toBe(true);
  });
});

describe('cloneState', () => {
  const states = (count: number): State[] => {
    const random = createRandom('clone');
    return Array.from({ length: count }, (_, seed) => {
      const match = createMatch({ game: magpies, seats: ['a', 'b', 'c'], seed });
      return playRandomly(match, random, () => {}, random.below(40)).state;
    });
  };

  it('is equal to the byte and shares nothing', () => {
    for (const state of states(30)) {
      const copy = cloneState(state);
      expect(copy).toEqual(state);
      expect(JSON.stringify({ ...copy, zones: 0 })).toBe(JSON.stringify({ ...state, zones: 0 }));
      expect(JSON.stringify(copy.zones)).toBe(JSON.stringify(state.zones));
      expect(isApart(state, copy)).toBe(true);
    }
  });

  it('leaves behind that the state belongs to a running match', () => {
    const [state] = states(1);
    expect(Object.getOwnPropertySymbols(state)).toHaveLength(1);
    expect(Object.getOwnPropertySymbols(cloneState(state!))).toEqual([]);
  });
});
