import { isLeftOut, readBox, readComponents, readFlag, readRecord, readSeat } from '@questwright/adventure';
import { OptionsError } from '@questwright/kernel';
import type { TerrinothBox } from './catalogue.ts';
import { terrinothBoxes } from './catalogue.ts';
import type { HeroDef } from './definitions.ts';

/** How a match is asked for. What is left out is chosen at the table. */
export interface Options {
  /** A quest's id, or `random`; null: the table picks. */
  readonly quest: string | null;
  /** One entry for each seat: a hero's id, or `random`; null: its player picks. */
  readonly heroes: readonly (string | null)[];
  /** The seat of the first leader; null: the table agrees. */
  readonly leader: number | null;
  readonly grim: boolean;
  /** Custom components, as JSON text, in scenarios. */
  readonly components: string | null;
}

const WORDS = ['quest', 'heroes', 'leader', 'grim', 'components'];

export function readOptions(raw: unknown, seats: number): Options {
  const given = readRecord(raw, WORDS);
  const components = readComponents(given.components);
  const box = readBox(components, terrinothBoxes);
  return {
    quest: readQuest(given.quest, box),
    heroes: readHeroes(given.heroes, seats, box),
    leader: readSeat(given.leader, 'leader', seats),
    grim: readFlag(given.grim, 'grim'),
    components,
  };
}

function readQuest(value: unknown, { content: { quests } }: TerrinothBox): string | null {
  if (value === undefined || value === null) return null;
  if (value === 'random' || quests.some(({ id }) => id === value)) return value as string;
  const known = quests.map(({ id }) => id).join(', ');
  throw new OptionsError(`There is no quest "${String(value)}"; the quests are ${known}.`);
}

function readHeroes(value: unknown, seats: number, box: TerrinothBox): (string | null)[] {
  if (value === undefined || value === null) return Array.from({ length: seats }, () => null);
  if (!Array.isArray(value) || value.length !== seats) {
    throw new OptionsError(`With ${seats} seats the option "heroes" names ${seats} heroes.`);
  }
  const byArchetype = new Map<string, string>();
  for (const one of value) {
    if (isLeftOut(one)) continue;
    const { archetype, name } = heroCalled(one, box);
    const other = byArchetype.get(archetype);
    if (other) {
      throw new OptionsError(
        `${other} and ${name} cannot play together: there is one ${archetype} in a party.`,
      );
    }
    byArchetype.set(archetype, name);
  }
  return value.map((one) => (one as string | undefined) ?? null);
}

function heroCalled(value: unknown, { content }: TerrinothBox): HeroDef {
  const hero = content.heroes.find(({ id }) => id === value);
  if (!hero) throw new OptionsError(`There is no hero "${String(value)}".`);
  return hero;
}
