import { expect, it } from 'vitest';
import { keyOf, optionForKey, tableKeys } from './option-keys.ts';

const options = Array.from({ length: 33 }, (_, i) => ({ id: `o${i}`, text: 'x' }));

it('gives each of many options a key of its own that the table does not use', () => {
  const keys = options.map((_, i) => keyOf(i));
  expect(new Set(keys).size).toBe(33);
  for (const key of Object.values(tableKeys)) expect(keys).not.toContain(key);
});

it('finds the option of a key, whether shift is held or not', () => {
  expect(optionForKey(options, '3')?.id).toBe('o2');
  expect(optionForKey(options, 'A')?.id).toBe('o10');
  expect(optionForKey(options, 'u')).toBeUndefined();
});
