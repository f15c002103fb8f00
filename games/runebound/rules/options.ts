import { OptionsError } from '@questwright/kernel';
import { checkMadeUp, theBox } from './catalogue.ts';
import type { Wishes } from './state.ts';

/** Options as a match is made with: what is left out is asked or drawn at the table. */
export interface Options {
  readonly wishes: Wishes;
  readonly components: string | null;
}

const WISHES = ['scenario', 'heroes', 'first'];

/** Reads options as they are asked for, or as they were completed before. */
export function readOptions(raw: unknown, seats: number): Options {
  const given = asRecord(raw);
  const isComplete = 'wishes' in given;
  onlyWords(given, isComplete ? ['wishes', 'components'] : [...WISHES, 'components']);
  const { components, ...rest } = given;
  const wishes = isComplete ? asRecord(given.wishes) : rest;
  onlyWords(wishes, WISHES);
  return {
    wishes: {
      scenario: readScenario(wishes.scenario),
      heroes: readHeroes(wishes.heroes, seats),
      first: readFirst(wishes.first, seats),
    },
    components: readComponents(components),
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new OptionsError('Options are a record.');
  }
  return value as Record<string, unknown>;
}

function onlyWords(given: Record<string, unknown>, words: readonly string[]): void {
  for (const word in given) {
    if (!words.includes(word)) throw new OptionsError(`There is no option "${word}".`);
  }
}

function readComponents(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new OptionsError('Components are written as JSON.');
  try {
    checkMadeUp(value);
  } catch (error) {
    throw new OptionsError(`The components cannot be read: ${(error as Error).message}`);
  }
  return value;
}

const isLeftOut = (value: unknown): boolean => value === undefined || value === null || value === 'random';

function readScenario(value: unknown): string | null {
  if (isLeftOut(value)) return null;
  if (!theBox().scenarios.some(({ id }) => id === value)) {
    throw new OptionsError(`There is no scenario "${String(value)}".`);
  }
  return value as string;
}

function readHeroes(value: unknown, seats: number): (string | null)[] {
  const given = isLeftOut(value) ? [] : value;
  if (!Array.isArray(given) || given.length > seats) {
    throw new OptionsError('Heroes are a list with an entry for each seat.');
  }
  const heroes = Array.from({ length: seats }, (_, seat): string | null => {
    const hero: unknown = given[seat];
    if (isLeftOut(hero)) return null;
    if (!theBox().heroes.some(({ id }) => id === hero)) {
      throw new OptionsError(`There is no hero "${String(hero)}".`);
    }
    return hero as string;
  });
  const named = heroes.filter((hero) => hero !== null);
  if (new Set(named).size < named.length) throw new OptionsError('Two seats cannot play the same hero.');
  return heroes;
}

function readFirst(value: unknown, seats: number): number | null {
  if (isLeftOut(value)) return null;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= seats) {
    throw new OptionsError('The first player is the number of a seat, counted from 0.');
  }
  return value;
}
