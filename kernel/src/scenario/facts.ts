import { diff } from '../diff.ts';
import { isMap, show } from './entry.ts';
import type { Seats } from './seats.ts';

/**
 * Compares one fact with what is expected, and says how it differs; null when it does not. An expected `null`
 * also fits an entry that is missing where others are there. With seats, facts that are seats can be expected
 * by any of their names.
 */
export function compareFact(facts: unknown, path: string, expected: unknown, seats?: Seats): string | null {
  const found = find(facts, path.split('.'));
  if ('beside' in found) {
    if (expected === null && found.left === 1) return null;
    if (found.beside === NOTHING)
      return `${path}: expected ${show(expected)}, but ${path.split('.').slice(0, -found.left).join('.')} is null`;
    return `${path}: expected ${show(expected)}, but there is no such fact; there are ${found.beside}`;
  }
  const meant = seats ? seats.valueCalled(found.value, expected) : expected;
  if (diff(found.value, meant) === null) return null;
  return `${path}: expected ${show(expected)}, got ${show(found.value)}`;
}

const NOTHING = '';

/** The value, or how many parts of the path led nowhere and what there is instead of them. */
type Found = { readonly value: unknown } | { readonly left: number; readonly beside: string };

/** Follows a path. Names may hold full stops themselves, so a key takes as many parts as it needs. */
function find(value: unknown, parts: readonly string[]): Found {
  if (parts.length === 0) return { value };
  if (value === null) return { left: parts.length, beside: NOTHING };
  if (Array.isArray(value)) return findInList(value, parts);
  const record = isMap(value) ? value : {};
  let nearest: Found = { left: parts.length, beside: Object.keys(record).join(', ') || 'none' };
  for (let taken = 1; taken <= parts.length; taken++) {
    const key = parts.slice(0, taken).join('.');
    if (!Object.hasOwn(record, key)) continue;
    nearest = find(record[key], parts.slice(taken));
    if ('value' in nearest) return nearest;
  }
  return nearest;
}

function findInList(list: readonly unknown[], parts: readonly string[]): Found {
  const [place, ...rest] = parts;
  if (place === 'length') return find(list.length, rest);
  const index = Number(place);
  if (Number.isInteger(index) && index >= 0 && index < list.length) return find(list[index], rest);
  return { left: parts.length, beside: `${list.length} entries, from 0` };
}
