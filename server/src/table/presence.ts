import type { TableEvent, TableListener } from './port.ts';

interface Room {
  persons: ReadonlySet<string>;
  eyes: ReadonlySet<number>;
}

/** Who watches a table, from which rooms and through which eyes. */
export class Presence {
  readonly #dismiss: (eyes: number) => void;
  readonly #rooms = new Map<TableListener, Room>();
  readonly #lastSeen = new Map<string, number>();
  readonly #began = performance.now();

  constructor(dismiss: (eyes: number) => void) {
    this.#dismiss = dismiss;
  }

  attach(room: TableListener): void {
    this.#rooms.set(room, { persons: new Set(), eyes: new Set() });
  }

  /** Notes who is in a room. Tells whether that changes who is here. */
  here(room: TableListener, persons: readonly string[], eyes: readonly number[]): boolean {
    if (!this.#rooms.has(room)) return false;
    const before = this.#people();
    const eyesBefore = this.eyes;
    this.#rooms.set(room, { persons: new Set(persons), eyes: new Set(eyes) });
    return this.#settle(before, eyesBefore);
  }

  detach(room: TableListener): boolean {
    const before = this.#people();
    const eyesBefore = this.eyes;
    this.#rooms.delete(room);
    return this.#settle(before, eyesBefore);
  }

  #settle(before: ReadonlySet<string>, eyesBefore: ReadonlySet<number>): boolean {
    const after = this.#people();
    for (const person of before) if (!after.has(person)) this.#lastSeen.set(person, performance.now());
    const { eyes } = this;
    for (const one of eyesBefore) if (!eyes.has(one)) this.#dismiss(one);
    return before.size !== after.size || [...before].some((person) => !after.has(person));
  }

  /** Whether nobody watches. */
  get empty(): boolean {
    for (const { persons } of this.#rooms.values()) if (persons.size > 0) return false;
    return true;
  }

  get eyes(): ReadonlySet<number> {
    const all = new Set<number>();
    for (const { eyes } of this.#rooms.values()) for (const one of eyes) all.add(one);
    return all;
  }

  isHere(person: string): boolean {
    for (const { persons } of this.#rooms.values()) if (persons.has(person)) return true;
    return false;
  }

  /** For how long a person has been away, in milliseconds, as far as this table knows; whatever the clock is set to. */
  awayFor(person: string): number {
    return this.isHere(person) ? 0 : performance.now() - (this.#lastSeen.get(person) ?? this.#began);
  }

  publish(event: TableEvent): void {
    for (const listener of this.#rooms.keys()) listener(event);
  }

  #people(): ReadonlySet<string> {
    const all = new Set<string>();
    for (const { persons } of this.#rooms.values()) for (const person of persons) all.add(person);
    return all;
  }
}
