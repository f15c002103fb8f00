import { readBox, readComponents, readIdsBySeat, readRecord } from '@questwright/adventure';
import { OptionsError } from '@questwright/kernel';
import { bardsungBoxes } from './catalogue.ts';

/** How a match is asked for. */
export interface Options {
  readonly encounter: string;
  /** A hero's id for each seat. */
  readonly heroes: readonly string[];
  /** Components that a scenario has made up, as JSON text. */
  readonly components: string | null;
}

export function readOptions(raw: unknown, seats: number): Options {
  const given = readRecord(raw ?? {}, ['encounter', 'heroes', 'components']);
  const components = readComponents(given.components);
  const { content } = readBox(components, bardsungBoxes);
  const encounter = content.encounters.find(({ id }) => id === given.encounter) ?? content.encounters[0];
  if (!encounter || (given.encounter !== undefined && encounter.id !== given.encounter))
    throw new OptionsError(`There is no encounter "${String(given.encounter)}".`);
  const named = readIdsBySeat(given.heroes, seats, 'hero', content.heroes);
  const free = content.heroes.filter(({ id }) => !named.includes(id)).map(({ id }) => id);
  const heroes = named.map((id) => id ?? free.shift());
  if (heroes.includes(undefined)) throw new OptionsError('There are not enough heroes in the box.');
  return { encounter: encounter.id, heroes: heroes as string[], components };
}
