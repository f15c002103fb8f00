import { OptionsError } from '@questwright/kernel';
import { theBox } from './catalogue.ts';
import type { Wishes } from './state.ts';

/** Options as a match is made with: what is left out is asked or drawn at the table. */
export interface Options {
  readonly wishes: Wishes;
  readonly components: string | null;
}

const WORDS = ['scenario', 'heroes', 'first', 'components'];

export function readOptions(raw: unknown, seats: number): Options {
  if (typeof raw !== 'object' || raw === null) throw new OptionsError('Options are a record.');
  const given = raw as Record<string, unknown>;
  if ('wishes' in given) return raw as Options;
  for (const word in given) {
    if (!WORDS.includes(word)) throw new OptionsError(`There is no option "${word}".`);
  }
  return {
    wishes: {
      scenario: readScenario(given.scenario),
      heroes: readHeroes(given.heroes, seats),
      first: readFirst(given.first, seats),
    },
    components: typeof given.components === 'string' ? given.components : null,
  };
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
