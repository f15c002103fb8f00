import {
  asRecord,
  asText,
  asWhole,
  onlyWords,
  type Path,
  ScenarioError,
  unexpected,
  type Words,
} from '@questwright/kernel';
import { theBox } from '../catalogue.ts';
import type { CardDef } from '../definitions.ts';
import { type Components, WHAT } from './components.ts';

/** A card of a position: what it is, and how it lies on the table. */
export interface Placed {
  readonly def: string;
  readonly exhausted: boolean;
  readonly down: boolean;
  readonly wounds: number;
  readonly tokens: number;
  readonly progress: number;
}

export type Kind = keyof typeof WHAT;

const HOW = ['name', 'rank', 'exhausted', 'facedown', 'wounds', 'tokens', 'progress'];

const KINDS: { readonly [kind in Kind]: readonly CardDef['kind'][] } = {
  heroes: ['hero'],
  cards: ['activation'],
  enemies: ['enemy'],
  locations: ['location'],
  exploration: ['item', 'event'],
  quests: ['quest'],
};

/** Reads cards out of a document and collects those that are made up. */
export class CardReader {
  readonly #made: { [kind in Kind]: Words[] } = {
    heroes: [],
    cards: [],
    enemies: [],
    locations: [],
    exploration: [],
    quests: [],
  };
  readonly #ids = new Map<string, string>();

  get components(): Components | null {
    return Object.values(this.#made).some((words) => words.length > 0) ? this.#made : null;
  }

  /** A card by its name, or by its properties. */
  read(kind: Kind, value: unknown, path: Path, also: readonly string[] = []): Placed {
    if (typeof value === 'string') return { ...FRESH, def: this.named(kind, value, path) };
    const words = asRecord(value, path, 'a name, or properties');
    onlyWords(words, path, [...HOW, ...WHAT[kind], ...also]);
    return {
      def: this.#definition(kind, words, path),
      exhausted: words.exhausted === true,
      down: words.facedown === true,
      wounds: amount(words, 'wounds', path),
      tokens: amount(words, 'tokens', path),
      progress: amount(words, 'progress', path),
    };
  }

  #definition(kind: Kind, words: Words, path: Path): string {
    const what = Object.keys(words).filter((word) => (WHAT[kind] as readonly string[]).includes(word));
    if (what.length === 0 && words.name !== undefined && (kind !== 'enemies' || words.rank === undefined)) {
      return this.named(kind, asText(words.name, [...path, 'name']), [...path, 'name']);
    }
    const rank = words.rank === undefined ? [] : ['rank'];
    const definition = Object.fromEntries([...what, ...rank].map((word) => [word, words[word]]));
    return this.make(kind, words.name, definition);
  }

  /** Adds a made-up component; the same words give the same one. */
  make(kind: Kind, name: unknown, words: Words): string {
    const title = name === undefined ? `${NOUNS[kind]} ${this.#made[kind].length + 1}` : String(name);
    const key = JSON.stringify([kind, name === undefined ? null : title, words]);
    let id = this.#ids.get(key);
    if (id === undefined || name === undefined) {
      id = `made-${kind}-${this.#made[kind].length + 1}`;
      this.#ids.set(key, id);
      this.#made[kind].push({ ...words, id, name: title });
    }
    return id;
  }

  /** The id of a card in the box, or of one made up before, by its name. "Bandit master" is the master of that set. */
  named(kind: Kind, name: string, path: Path): string {
    const wanted = name.toLowerCase();
    const made = this.#made[kind].find((words) => String(words.name).toLowerCase() === wanted);
    if (made) return String(made.id);
    for (const def of theBox({ components: null }).byId.values()) {
      if (!KINDS[kind].includes(def.kind)) continue;
      const title =
        def.kind === 'enemy' && def.rank === 'master' && def.set !== null ? `${def.name} master` : def.name;
      if (title.toLowerCase() === wanted || def.id === name) return def.id;
    }
    throw new ScenarioError(`there is no ${NOUNS[kind]} "${name}" in the box`, path);
  }
}

const FRESH = { exhausted: false, down: false, wounds: 0, tokens: 0, progress: 0 };

const NOUNS: { readonly [kind in Kind]: string } = {
  heroes: 'hero',
  cards: 'activation card',
  enemies: 'enemy',
  locations: 'location',
  exploration: 'exploration card',
  quests: 'quest',
};

function amount(words: Words, word: string, path: Path): number {
  if (words[word] === undefined) return 0;
  const n = asWhole(words[word], [...path, word]);
  if (n < 0) throw unexpected(n, [...path, word], 'a number that is not negative');
  return n;
}
