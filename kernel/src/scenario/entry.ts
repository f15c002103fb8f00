import { ScenarioError } from '../errors.ts';

/** The way to something inside a document: `['players', 0, 'hero']`. */
export type Path = readonly (string | number)[];

type Key = string | number;
type Words = Readonly<Record<string, unknown>>;

class Notes {
  /** The words that anybody has asked for, for whoever mistypes one. */
  readonly asked = new Set<string>();
  /** The card that is described. */
  card: string | null = null;
}

/**
 * An entry of a document: what stands there, and the way to it. Its readers give the value in its type, or
 * throw a ScenarioError that leads to the place and says what was expected there. It remembers what was read,
 * so that words that mean nothing to anybody are found, whatever they were meant to say.
 */
export class Entry {
  readonly path: Path;
  /**
   * What stands there, as it is; undefined when nothing is said. Looking at it does not count as reading it.
   */
  readonly value: unknown;
  readonly root: Entry;
  readonly #above: Entry | null;
  readonly #parts = new Map<Key, Entry>();
  readonly #notes: Notes;
  #isRead = false;
  #isReadWhole = false;

  private constructor(value: unknown, path: Path, above: Entry | null, notes = new Notes()) {
    this.value = value;
    this.path = path;
    this.#above = above;
    this.root = above?.root ?? this;
    this.#notes = notes;
  }

  static of(document: unknown): Entry {
    return new Entry(document, [], null);
  }

  /** What is said for a word. */
  at(word: string): Entry {
    if (this.isSaid && !this.isMap) throw this.unexpected('entries like "name: value"');
    this.#isRead = true;
    this.#notes.asked.add(word);
    return this.#part(word);
  }

  /** This, or a value that stands for it where nothing is said. */
  or(value: unknown): Entry {
    return this.isSaid ? this : new Entry(value, this.path, this.#above);
  }

  /**
   * The same entry with other values for some words; reading any other word of it counts as reading it in
   * this entry.
   */
  with(values: Words): Entry {
    const changed = new Entry({ ...this.#map, ...values }, this.path, this.#above, this.#notes);
    for (const word of this.words)
      if (!Object.hasOwn(values, word)) changed.#parts.set(word, this.#part(word));
    this.#isRead = true;
    return changed;
  }

  get isSaid(): boolean {
    return this.value !== undefined;
  }

  get isText(): boolean {
    return typeof this.value === 'string' || typeof this.value === 'number';
  }

  get isMap(): boolean {
    return isMap(this.value);
  }

  get isList(): boolean {
    return Array.isArray(this.value);
  }

  /** The words for which something is said. */
  get words(): string[] {
    return Object.keys(this.#map).filter((word) => this.#map[word] !== undefined);
  }

  /** A text; a number is taken as written. */
  text(expected = 'a text'): string {
    if (!this.isText) throw this.unexpected(expected);
    this.#isRead = true;
    return String(this.value);
  }

  texts(expected = 'a list of texts'): string[] {
    return this.list(expected).map((one) => one.text());
  }

  whole({ min = -Infinity, max = Infinity }: { readonly min?: number; readonly max?: number } = {}): number {
    const { value } = this;
    const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
    if (!isWhole) throw this.unexpected(`a whole number${range(min, max)}`);
    this.#isRead = true;
    return value;
  }

  /** True or false; false when nothing is said. */
  flag(): boolean {
    if (this.isSaid && typeof this.value !== 'boolean') throw this.unexpected('true or false');
    this.#isRead = true;
    return this.value === true;
  }

  /** One of some words, whatever its capitals. YAML reads some words as numbers, such as the step 2 of a turn. */
  oneOf<T extends string>(words: readonly T[]): T {
    const said = this.isText ? String(this.value) : null;
    const word =
      words.find((one) => one === said) ?? words.find((one) => one.toLowerCase() === said?.toLowerCase());
    if (word === undefined) throw this.unexpected(`one of ${words.join(', ')}`);
    this.#isRead = true;
    return word;
  }

  list(expected = 'a list'): Entry[] {
    if (!Array.isArray(this.value)) throw this.unexpected(expected);
    this.#isRead = true;
    return this.value.map((_, i) => this.#part(i));
  }

  /** This, if it is a map; its words are read one by one. */
  asMap(expected: string): this {
    if (!this.isMap) throw this.unexpected(expected);
    this.#isRead = true;
    return this;
  }

  /** The entries of a list, or the one that stands for a list of one. */
  each(): Entry[] {
    return this.isList ? this.list() : [this];
  }

  /** A map whose words are of the writer's own choice, at least one. */
  someEntries(expected: string): [word: string, entry: Entry][] {
    const entries = this.entries(expected);
    if (entries.length === 0) throw this.unexpected(expected);
    return entries;
  }

  /** A map whose words are of the writer's own choice. */
  entries(expected = 'entries like "name: value"'): [word: string, entry: Entry][] {
    return this.asMap(expected).words.map((word) => [word, this.#part(word)]);
  }

  /** Everything that stands here, read as it is. */
  asIs(): unknown {
    this.#isReadWhole = true;
    return this.value;
  }

  /** Says which card is described here: whatever is wrong in it is then told with its name. */
  describes(card: string): this {
    this.#notes.card = card;
    return this;
  }

  /** The error that something else was expected here. */
  unexpected(expected: string): ScenarioError {
    const word = this.path.at(-1);
    const about = typeof word === 'string' ? `${word}: ` : '';
    return this.wrong(`${about}expected ${expected}, not ${show(this.value)}`);
  }

  /** The error that what is said here makes no sense; of a text of several lines it can say in which of them. */
  wrong(sentence: string, inside: ScenarioError['inside'] = null): ScenarioError {
    const card = this.#cardAround;
    return new ScenarioError(card === null ? sentence : `${sentence} (in "${card}")`, this.path, inside);
  }

  /** Throws for the first thing that nobody has read. */
  refuseUnread(): void {
    const unread = this.#firstUnread();
    if (!unread) return;
    const word = unread.path.at(-1);
    const asked = unread.#above === null ? [] : [...unread.#above.#notes.asked];
    const known = asked.filter((one) => one !== word);
    const instead = known.length > 0 ? `; expected one of ${known.join(', ')}` : '';
    throw unread.wrong(
      typeof word === 'string'
        ? `"${word}" is not a word here${instead}`
        : `${show(unread.value)} is not read here`,
    );
  }

  #firstUnread(): Entry | null {
    if (!this.isSaid || this.#isReadWhole) return null;
    if (!this.#isRead) return this;
    const keys: readonly Key[] = Array.isArray(this.value) ? [...this.value.keys()] : this.words;
    for (const key of keys) {
      const unread = this.#part(key).#firstUnread();
      if (unread) return unread;
    }
    return null;
  }

  get #map(): Words {
    return isMap(this.value) ? this.value : {};
  }

  get #cardAround(): string | null {
    if (this.#notes.card !== null || this.#above === null) return this.#notes.card;
    return this.#above.#cardAround;
  }

  #part(key: Key): Entry {
    let part = this.#parts.get(key);
    if (!part) {
      const value = Array.isArray(this.value) ? this.value[key as number] : this.#own(String(key));
      this.#parts.set(key, (part = new Entry(value, [...this.path, key], this)));
    }
    return part;
  }

  #own(word: string): unknown {
    return Object.hasOwn(this.#map, word) ? this.#map[word] : undefined;
  }
}

function range(min: number, max: number): string {
  if (max < Infinity) return ` from ${min} to ${max}`;
  return min > -Infinity ? ` of at least ${min}` : '';
}

/** A value as a scenario would write it. */
export function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  return typeof value === 'string' ? value || '""' : JSON.stringify(value);
}

export const isMap = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
