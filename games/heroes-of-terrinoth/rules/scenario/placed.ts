import { Entry, ScenarioError } from '@questwright/kernel';
import { terrinothBoxes } from '../catalogue.ts';
import type { TerrinothCard } from '../definitions.ts';
import type { Components } from './components.ts';
import type { Head } from './head.ts';
import { MAKERS } from './makers.ts';

type Kind = keyof Components;

/** A card of a position: what it is, how it lies on the table, and where that is said. */
export interface Placed {
  readonly def: string;
  readonly exhausted: boolean;
  readonly down: boolean;
  readonly wounds: number;
  readonly tokens: number;
  readonly progress: number;
  readonly said: Entry;
}

/** The words for how a card lies on the table. All others tell what it is. */
const LIES = ['exhausted', 'facedown', 'wounds', 'tokens', 'progress'] as const;
export type Lies = (typeof LIES)[number];

const KINDS: { readonly [kind in Kind]: readonly TerrinothCard['kind'][] } = {
  heroes: ['hero'],
  cards: ['activation'],
  enemies: ['enemy'],
  locations: ['location'],
  exploration: ['item', 'event'],
  quests: ['quest'],
};

const NOUNS: { readonly [kind in Kind]: string } = {
  heroes: 'hero',
  cards: 'activation card',
  enemies: 'enemy',
  locations: 'location',
  exploration: 'exploration card',
  quests: 'quest',
};

const NOTHING_SAID = Entry.of(undefined);

/** Reads cards out of a document and collects those that are made up. */
export class CardReader {
  readonly #made: { [kind in Kind]: { words: Record<string, unknown>; def: TerrinothCard }[] } = {
    heroes: [],
    cards: [],
    enemies: [],
    locations: [],
    exploration: [],
    quests: [],
  };
  readonly #ids = new Map<string, string>();

  get components(): Components {
    const kinds = Object.keys(this.#made) as Kind[];
    return Object.fromEntries(
      kinds.map((kind) => [kind, this.#made[kind].map(({ words }) => words)]),
    ) as unknown as Components;
  }

  /** A card by its name, or by its properties, and how it lies, as far as that matters where it lies. */
  read(kind: Kind, entry: Entry, lies: readonly Lies[] = [], beside: readonly string[] = []): Placed {
    const words = entry.isText ? entry.with({ name: entry.value }) : entry.asMap('a name, or properties');
    const name = entry.isText ? entry : words.at('name');
    const def = isMadeUp(words, beside) ? this.make(kind, words, beside) : this.named(kind, name);
    const said = (word: Lies): Entry => (lies.includes(word) ? words.at(word) : NOTHING_SAID);
    const amount = (word: Lies): number => said(word).or(0).whole({ min: 0 });
    return {
      def,
      exhausted: said('exhausted').flag(),
      down: said('facedown').flag(),
      wounds: amount('wounds'),
      tokens: amount('tokens'),
      progress: amount('progress'),
      said: words,
    };
  }

  /** Adds a made-up component; the same words give the same one. Words `beside` them tell nothing of what it is. */
  make(kind: Kind, entry: Entry, beside: readonly string[] = []): string {
    const made = this.#made[kind];
    const name = entry.at('name');
    const title = name.or(`${NOUNS[kind]} ${made.length + 1}`).text('a name');
    const words = Object.fromEntries(
      propertiesOf(entry, beside).map((word) => [word, (entry.value as Record<string, unknown>)[word]]),
    );
    const key = JSON.stringify([kind, title, words]);
    const known = name.isSaid ? this.#ids.get(key) : undefined;
    const id = known ?? `made-${kind}-${made.length + 1}`;
    const def = makeWith(kind, entry.describes(title), { id, name: title, original: true });
    if (known === undefined) made.push({ words: { ...words, id, name: title }, def });
    this.#ids.set(key, id);
    return id;
  }

  /** The id of a card in the box, or of one made up before, by its name. "Bandit master" is the master of that set. */
  named(kind: Kind, entry: Entry): string {
    const name = entry.text(`the name of a card: ${NOUNS[kind]}`);
    const wanted = name.toLowerCase();
    const made = this.#made[kind].find(({ def }) => def.name.toLowerCase() === wanted);
    if (made) return made.def.id;
    for (const def of terrinothBoxes.printed.cards) {
      if (!KINDS[kind].includes(def.kind)) continue;
      const title =
        def.kind === 'enemy' && def.rank === 'master' && def.set !== null ? `${def.name} master` : def.name;
      if (title.toLowerCase() === wanted || def.id === name) return def.id;
    }
    throw entry.wrong(`there is no ${NOUNS[kind]} "${name}" in the box`);
  }

  /** What a card is that has been read. */
  define(id: string): TerrinothCard {
    const made = Object.values(this.#made).flat();
    return made.find(({ def }) => def.id === id)?.def ?? terrinothBoxes.printed.get(id);
  }
}

/** Words that say what a card is, besides its name: those that are not for other things. */
export const propertiesOf = (entry: Entry, beside: readonly string[] = []): string[] =>
  entry.words.filter((word) => word !== 'name' && !LYING.includes(word) && !beside.includes(word));
const LYING: readonly string[] = LIES;

/** A card that is described is made up; one that is only named is in the box, or was made up before. */
export const isMadeUp = (entry: Entry, beside: readonly string[] = []): boolean =>
  propertiesOf(entry, beside).length > 0 || !entry.words.includes('name');

/** Faults that cards find in themselves are told like all others. */
function makeWith(kind: Kind, entry: Entry, head: Head): TerrinothCard {
  try {
    return MAKERS[kind](entry, head);
  } catch (error) {
    throw error instanceof ScenarioError ? error : entry.wrong((error as Error).message);
  }
}
