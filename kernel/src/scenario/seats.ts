import { ScenarioError } from '../errors.ts';
import { type Entry, isMap, type Path } from './entry.ts';
import { named, plain } from './names.ts';

export const seatName = (seat: number): string => `p${seat + 1}`;

/** The seats by their names: p1, p2, … and those that the game gives them. */
export class Seats {
  readonly #names: readonly string[];

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** The seat that goes by a name; -1 when none does. */
  find(name: string): number {
    return this.#names.findIndex((own, i) => plain(own) === plain(name) || seatName(i) === plain(name));
  }

  /** The seat that goes by a name; `path` is where the scenario says it. */
  called(name: string, path: Path): number {
    const seat = this.find(name);
    if (seat < 0) throw new ScenarioError(`there is no seat "${name}"; the seats are ${this.all}`, path);
    return seat;
  }

  /** The seat that an entry names. */
  read(entry: Entry): number {
    return this.called(entry.text('a seat'), entry.path);
  }

  nameOf(seat: number): string {
    return this.#names[seat]!;
  }

  get all(): string {
    return this.#names.map((own, i) => named({ id: seatName(i), text: own })).join(', ');
  }

  /** A fact as the game calls it: `Lyssa.gold` is `p1.gold`, unless the game has a fact of that name. */
  factCalled(path: string, facts: Readonly<Record<string, unknown>>): string {
    const parts = path.split('.');
    for (let taken = parts.length; taken > 0; taken--) {
      const name = parts.slice(0, taken).join('.');
      const seat = Object.hasOwn(facts, name) ? -1 : this.find(name);
      if (seat >= 0) return [seatName(seat), ...parts.slice(taken)].join('.');
    }
    return path;
  }

  /** What a fact should be, with every seat called as the fact calls it: `Lyssa` is `p1` where `p1` could stand. */
  valueCalled(found: unknown, expected: unknown): unknown {
    if (typeof expected === 'string') {
      const seat = typeof found === 'string' && this.#isSeat(found) ? this.find(expected) : -1;
      return seat < 0 ? expected : seatName(seat);
    }
    if (Array.isArray(expected)) {
      return expected.map((one, i) => this.valueCalled(Array.isArray(found) ? found[i] : undefined, one));
    }
    if (!isMap(expected)) return expected;
    const beside = isMap(found) ? found : {};
    return Object.fromEntries(
      Object.entries(expected).map(([key, one]) => [key, this.valueCalled(beside[key], one)]),
    );
  }

  #isSeat(name: string): boolean {
    return this.#names.some((_, i) => seatName(i) === name);
  }
}
