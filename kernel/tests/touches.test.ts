import { describe, expect, it } from 'vitest';
import { areIndependent, touchesOf } from '../src/index.ts';

describe('abilities can be carried out in any order', () => {
  it('if they touch nothing in common', () => {
    expect(areIndependent([['wounds:0'], ['wounds:1'], ['tokens:0']])).toBe(true);
    expect(areIndependent([['wounds:0'], ['tokens:0'], ['wounds:0']])).toBe(false);
  });

  it('if what they have in common is touched with the same sign', () => {
    expect(areIndependent([['+wounds:0', '?places'], ['+wounds:0'], ['?places']])).toBe(true);
    expect(areIndependent([['+wounds:0'], ['-wounds:0']])).toBe(false);
    expect(areIndependent([['+wounds:0'], ['?wounds:0']])).toBe(false);
    expect(areIndependent([['+wounds:0'], ['wounds:0']])).toBe(false);
  });

  it('but not if one of them touches a thing in two ways', () => {
    expect(areIndependent([['+wounds:0', '?wounds:0']])).toBe(true);
    expect(areIndependent([['+wounds:0', '?wounds:0'], ['?wounds:0']])).toBe(false);
    expect(areIndependent([['?wounds:0'], ['+wounds:0', '?wounds:0']])).toBe(false);
  });

  it('but not if it is unknown what one of them touches', () => {
    expect(areIndependent([['wounds:0'], null])).toBe(false);
    expect(touchesOf(['a'], ['b'])).toEqual(['a', 'b']);
    expect(touchesOf(['a'], undefined)).toBeNull();
    expect(touchesOf(null)).toBeNull();
  });
});
