import type { Option } from '@questwright/kernel';

/** Digits first, then letters; those that the table itself uses (undo, hint, log) are left out. */
const KEYS = [...'1234567890', ...'abcdefgijkmnopqrstvwxyz'];

/** Which key takes which option. */
export const keyOf = (place: number): string | undefined => KEYS[place];

export function optionForKey(options: readonly Option[], key: string): Option | undefined {
  const place = KEYS.indexOf(key.toLowerCase());
  return place < 0 ? undefined : options[place];
}

/** The keys of the table itself. */
export const tableKeys = { undo: 'u', hint: 'h', log: 'l' } as const;
