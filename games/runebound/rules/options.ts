import {
  readBox,
  readComponents,
  readIdOf,
  readIdsBySeat,
  readRecord,
  readSeat,
} from '@questwright/adventure';
import { runeboundBoxes } from './catalogue.ts';
import type { Wishes } from './state.ts';

/** Options as a match is made with: what is left out is asked or drawn at the table. */
export interface Options {
  readonly wishes: Wishes;
  readonly components: string | null;
}

const WISHES = ['scenario', 'heroes', 'first'];

/** Reads options as they are asked for, or as they were completed before. */
export function readOptions(raw: unknown, seats: number): Options {
  const isComplete = typeof raw === 'object' && raw !== null && 'wishes' in raw;
  const { components: described, ...given } = readRecord(raw, [
    ...(isComplete ? ['wishes'] : WISHES),
    'components',
  ]);
  const wishes = isComplete ? readRecord(given.wishes, WISHES) : given;
  const components = readComponents(described);
  const { scenarios, heroes } = readBox(components, runeboundBoxes).content;
  return {
    wishes: {
      scenario: readIdOf(wishes.scenario, 'scenario', scenarios),
      heroes: readIdsBySeat(wishes.heroes, seats, 'hero', heroes),
      first: readSeat(wishes.first, 'first player', seats),
    },
    components,
  };
}
