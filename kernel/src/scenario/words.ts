import { ScenarioError } from '../errors.ts';

/** The way to something inside a document: `['players', 0, 'hero']`. */
export type Path = readonly (string | number)[];

/*
 * Readers for the words of a scenario. Each gives the value in its type, or throws a ScenarioError that
 * leads to the place and says what was expected there.
 */

export function asRecord(value: unknown, path: Path, expected = 'entries like "name: value"'): Words {
  if (!isRecord(value)) throw unexpected(value, path, expected);
  return value;
}
export type Words = Record<string, unknown>;

export function asList(value: unknown, path: Path, expected = 'a list'): readonly unknown[] {
  if (!Array.isArray(value)) throw unexpected(value, path, expected);
  return value;
}

/** A text; a number is taken as written. */
export function asText(value: unknown, path: Path, expected = 'a text'): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw unexpected(value, path, expected);
  return String(value);
}

export function asTexts(value: unknown, path: Path, expected = 'a list of texts'): string[] {
  return asList(value, path, expected).map((item, i) => asText(item, [...path, i]));
}

export function asWhole(value: unknown, path: Path, expected = 'a whole number'): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw unexpected(value, path, expected);
  return value;
}

export function asOneOf<T extends string>(value: unknown, path: Path, words: readonly T[]): T {
  if (!words.includes(value as T)) throw unexpected(value, path, `one of ${words.join(', ')}`);
  return value as T;
}

/** Refuses entries that nobody reads, so that a typing error is found. */
export function onlyWords(record: Words, path: Path, words: readonly string[]): void {
  for (const word in record) {
    if (words.includes(word)) continue;
    throw new ScenarioError(`"${word}" is not a word here; expected one of ${words.join(', ')}`, [
      ...path,
      word,
    ]);
  }
}

export function unexpected(value: unknown, path: Path, expected: string): ScenarioError {
  const word = path.at(-1);
  return new ScenarioError(
    `${typeof word === 'string' ? `${word}: ` : ''}expected ${expected}, not ${show(value)}`,
    path,
  );
}

/** A value as a scenario would write it. */
export function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  return typeof value === 'string' ? value || '""' : JSON.stringify(value);
}

export const isRecord = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
