import { OptionsError } from '@questwright/kernel';
import type { Box } from './box.ts';
import type { Boxes } from './boxes.ts';

/*
 * Readers for the options of a match. Each gives the value in its type, or throws an OptionsError with a sentence for
 * whoever asked for it. They read raw options and completed ones alike.
 */

/** A record with these words and no others. */
export function readRecord(raw: unknown, words: readonly string[]): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new OptionsError('Options are a record.');
  for (const word in raw) if (!words.includes(word)) throw new OptionsError(`There is no option "${word}".`);
  return raw as Record<string, unknown>;
}

/** Whether something is left to the table or to chance. */
export const isLeftOut = (value: unknown): boolean =>
  value === undefined || value === null || value === 'random';

/** The id of one of the things, or null when it is left out. */
export function readIdOf(
  value: unknown,
  what: string,
  things: readonly { readonly id: string }[],
): string | null {
  if (isLeftOut(value)) return null;
  if (!things.some(({ id }) => id === value))
    throw new OptionsError(`There is no ${what} "${String(value)}".`);
  return value as string;
}

/** An entry for each seat: the id of one of the things, no two alike, or null. */
export function readIdsBySeat(
  value: unknown,
  seats: number,
  what: string,
  things: readonly { readonly id: string }[],
): (string | null)[] {
  const given = isLeftOut(value) ? [] : value;
  if (!Array.isArray(given) || given.length > seats)
    throw new OptionsError(`The option for each ${what} is a list with an entry for each seat.`);
  const ids = Array.from({ length: seats }, (_, seat) => readIdOf(given[seat], what, things));
  const named = ids.filter((id) => id !== null);
  if (new Set(named).size < named.length) throw new OptionsError(`Two seats cannot play the same ${what}.`);
  return ids;
}

/** A seat, counted from 0, or null when it is left out. */
export function readSeat(value: unknown, who: string, seats: number): number | null {
  if (isLeftOut(value)) return null;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats) return value;
  throw new OptionsError(`The ${who} is one of the seats 0 to ${seats - 1}.`);
}

export function readFlag(value: unknown, word: string, otherwise = false): boolean {
  if (value === undefined) return otherwise;
  if (typeof value === 'boolean') return value;
  throw new OptionsError(`The option "${word}" is true or false.`);
}

/** The box with the made-up components of a match, or a refusal that says what is wrong with them. */
export function readBox<B extends Box>(components: string | null, boxes: Boxes<B>): B {
  try {
    return boxes.with(components);
  } catch (error) {
    throw new OptionsError(`The components cannot be read: ${(error as Error).message}`);
  }
}

/** The made-up components of a scenario, as the match carries them. */
export function readComponents(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  throw new OptionsError('Made-up components come from a scenario.');
}
