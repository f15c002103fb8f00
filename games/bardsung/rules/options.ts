import { readBox, readComponents, readIdOf, readIdsBySeat, readRecord } from '@questwright/adventure';
import { OptionsError } from '@questwright/kernel';
import { bardsungBoxes } from './catalogue.ts';

/** How a match is asked for: one encounter by itself, or the next of a campaign. */
export interface Options {
  /** The encounter that is played by itself; null in a campaign. */
  readonly encounter: string | null;
  /** The chapter that a campaign begins with; null without a campaign. */
  readonly chapter: string | null;
  /** Whether a new party of a chapter has spent its XP and stands in the first node already. */
  readonly ready: boolean;
  /** A hero's id for each seat. In a campaign that goes on the legacy says who they are. */
  readonly heroes: readonly string[];
  /** Components that a scenario has made up, as JSON text. */
  readonly components: string | null;
}

export function readOptions(raw: unknown, seats: number): Options {
  const given = readRecord(raw ?? {}, ['encounter', 'chapter', 'ready', 'heroes', 'components']);
  const components = readComponents(given.components);
  const { content } = readBox(components, bardsungBoxes);
  const chapter = readIdOf(given.chapter, 'chapter', content.chapters);
  const asked = readIdOf(given.encounter, 'encounter', content.encounters);
  const encounter = chapter === null ? (asked ?? content.encounters[0]?.id ?? null) : null;
  if (chapter === null && encounter === null) throw new OptionsError('There is no encounter in the box.');
  const ready = given.ready ?? false;
  if (typeof ready !== 'boolean') throw new OptionsError('Whether a party is ready is true or false.');
  const named = readIdsBySeat(given.heroes, seats, 'hero', content.heroes);
  const free = content.heroes.filter(({ id }) => !named.includes(id)).map(({ id }) => id);
  const heroes = named.map((id) => id ?? free.shift());
  if (heroes.includes(undefined)) throw new OptionsError('There are not enough heroes in the box.');
  return { encounter, chapter, ready, heroes: heroes as string[], components };
}
