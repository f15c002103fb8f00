import { describe, expect, it } from 'vitest';
import { assertSame } from '../src/testing/same.ts';

const match = { seats: 2, zones: { deck: [{ id: 1, zone: 'deck' }], hand: [] }, winner: null };

describe('assertSame', () => {
  it('takes a copy through JSON for the same', () => {
    assertSame('the state', match, JSON.parse(JSON.stringify(match)));
  });

  it.each([
    ['another value deep inside', { ...match, zones: { deck: [{ id: 1, zone: 'hand' }], hand: [] } }],
    ['one more in a list', { ...match, zones: { ...match.zones, hand: [3] } }],
    ['one less in a list', { ...match, zones: { ...match.zones, deck: [] } }],
    ['another order of keys', { zones: match.zones, seats: 2, winner: null }],
    ['one more key', { ...match, round: 1 }],
    ['one less key', { seats: match.seats, zones: match.zones }],
    ['a list instead of an object', { ...match, zones: [] }],
    ['an object instead of a list', { ...match, zones: { ...match.zones, hand: {} } }],
    ['something instead of nothing', { ...match, winner: {} }],
  ])('notices %s', (_, other) => {
    expect(() => assertSame('the state', match, other)).toThrow('the state differs');
    expect(() => assertSame('the state', other, match)).toThrow('the state differs');
  });
});
