import { expect, it } from 'vitest';
import { evenColumns } from './even-columns.ts';

it('lays eight cards out as four and four, not as five and three', () => {
  expect(evenColumns(8, 5)).toBe(4);
  expect(evenColumns(8, 3)).toBe(3);
  expect(evenColumns(8, 2)).toBe(2);
});

it('uses the room there is for few cards, and no more columns than cards', () => {
  expect([1, 3, 5].map((cards) => evenColumns(cards, 6))).toEqual([1, 3, 5]);
  expect(evenColumns(9, 6)).toBe(5);
  expect(evenColumns(0, 4)).toBe(1);
});
