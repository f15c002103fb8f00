import { OptionsError } from '@questwright/kernel';
import { theBox } from './catalogue.ts';
import type { HeroDef } from './definitions.ts';

/** How a match is asked for. What is left out is chosen at the table. */
export interface Options {
  /** A quest's id, or `random`; null: the table picks. */
  readonly quest: string | null;
  /** One entry a seat: a hero's id, or `random`; null: its player picks. */
  readonly heroes: readonly (string | null)[];
  /** The seat of the first leader; null: the table agrees. */
  readonly leader: number | null;
  readonly grim: boolean;
  /** Custom components, as JSON text, in scenarios. */
  readonly components: string | null;
}

const KNOWN = ['quest', 'heroes', 'leader', 'grim', 'components'];

export function readOptions(raw: unknown, seats: number): Options {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new OptionsError('Options of Heroes of Terrinoth are written as an object.');
  }
  const given = raw as Record<string, unknown>;
  for (const key in given) {
    if (!KNOWN.includes(key)) throw new OptionsError(`Heroes of Terrinoth has no option "${key}".`);
  }
  const components = readComponents(given.components);
  return {
    quest: readQuest(given.quest, components),
    heroes: readHeroes(given.heroes, seats, components),
    leader: readLeader(given.leader, seats),
    grim: readGrim(given.grim),
    components,
  };
}

function readComponents(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  try {
    theBox({ components: text });
  } catch (error) {
    throw new OptionsError(`The components cannot be read: ${(error as Error).message}`);
  }
  return text;
}

function readQuest(value: unknown, components: string | null): string | null {
  if (value === undefined || value === null) return null;
  if (value === 'random') return value;
  const { quests } = theBox({ components });
  if (quests.some(({ id }) => id === value)) return value as string;
  const known = quests.map(({ id }) => id).join(', ');
  throw new OptionsError(`There is no quest "${String(value)}"; the quests are ${known}.`);
}

function readHeroes(value: unknown, seats: number, components: string | null): (string | null)[] {
  if (value === undefined || value === null) return Array.from({ length: seats }, () => null);
  if (!Array.isArray(value) || value.length !== seats) {
    throw new OptionsError(`With ${seats} seats the option "heroes" names ${seats} heroes.`);
  }
  const heroes = value.map((one) => readHero(one, components));
  const byArchetype = new Map<string, string>();
  for (const hero of heroes) {
    if (!hero) continue;
    const other = byArchetype.get(hero.archetype);
    if (other) {
      throw new OptionsError(
        `${other} and ${hero.name} cannot play together: there is one ${hero.archetype} in a party.`,
      );
    }
    byArchetype.set(hero.archetype, hero.name);
  }
  return value.map((one) => (one as string | undefined) ?? null);
}

function readHero(value: unknown, components: string | null): HeroDef | null {
  if (value === undefined || value === null || value === 'random') return null;
  const { heroes } = theBox({ components });
  const hero = heroes.find(({ id }) => id === value);
  if (!hero) throw new OptionsError(`There is no hero "${String(value)}".`);
  return hero;
}

function readLeader(value: unknown, seats: number): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats) return value;
  throw new OptionsError(`The leader is one of the seats 0 to ${seats - 1}.`);
}

function readGrim(value: unknown): boolean {
  if (value === undefined) return false;
  if (typeof value === 'boolean') return value;
  throw new OptionsError('The option "grim" is true or false.');
}
