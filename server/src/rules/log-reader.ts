import type { LogEntry, Match } from '@questwright/kernel';

/** What was logged since last time. */
export interface LogNews {
  readonly entries: readonly News[];
  /** Something was taken back: the log is now a beginning of what it was. */
  readonly takenBack: boolean;
}

/** An entry with all that is written of it, for whoever reads it. */
interface News {
  readonly to: LogEntry['to'];
  readonly head: string;
  /** Its key, args and rule, as they are sent the first time. */
  readonly whole: string;
  /** Its args alone, as they are sent behind the place of an earlier one. */
  readonly rest: string;
}

export const newsOf = (log: readonly LogEntry[], read: number): LogNews => ({
  entries: log.slice(read).map(newsOfEntry),
  takenBack: log.length < read,
});

function newsOfEntry(entry: LogEntry): News {
  const { key, args, rule, to } = entry;
  const written = args && JSON.stringify(args);
  const last = rule === undefined ? written : `${written ?? 0},${JSON.stringify(rule)}`;
  return {
    to,
    head: headOf(entry),
    whole: last === undefined ? `[${JSON.stringify(key)}]` : `[${JSON.stringify(key)},${last}]`,
    rest: written === undefined ? ']' : `,${written}]`,
  };
}

/** What entries have in common that differ in their args only. */
const headOf = ({ key, rule = '' }: LogEntry): string => `${key} ${rule}`;

/** The log of a match as an audience has it; or as all have it, as long as all may read everything. */
export class LogReader {
  readonly #match: Match;
  readonly #eyes: number;
  /** How many entries it has. */
  #has: number;
  /** Where in it each kind of entry stands first. */
  readonly #places: Map<string, number>;

  private constructor(match: Match, eyes: number, has: number, places: Map<string, number>) {
    this.#match = match;
    this.#eyes = eyes;
    this.#has = has;
    this.#places = places;
  }

  static of(match: Match, eyes: number): LogReader {
    const log = match.logFor(eyes);
    const reader = new LogReader(match, eyes, log.length, new Map());
    for (const [place, entry] of log.entries()) reader.#note(headOf(entry), place);
    return reader;
  }

  /** The same log, as others have it who have read the same so far. */
  for(eyes: number): LogReader {
    return new LogReader(this.#match, eyes, this.#has, new Map(this.#places));
  }

  /**
   * The end of an update: from where on the log is new, and the new entries. Entries that the audience may not
   * read must leave no trace here.
   */
  read({ entries, takenBack }: LogNews): string {
    const before = this.#has;
    if (takenBack) this.#cut(this.#match.logFor(this.#eyes).length);
    const written: string[] = [];
    for (const { to, head, whole, rest } of entries) {
      if (to && !to.includes(this.#eyes)) continue;
      const place = this.#note(head, this.#has++);
      written.push(place === undefined ? whole : `[${place}${rest}`);
    }
    if (this.#has === before) return '';
    return `,${Math.min(before, this.#has)},[${written.join(',')}]`;
  }

  /** Where such an entry stands already; otherwise it is noted that it stands here. */
  #note(head: string, here: number): number | undefined {
    const place = this.#places.get(head);
    if (place === undefined) this.#places.set(head, here);
    return place;
  }

  #cut(length: number): void {
    this.#has = length;
    for (const [head, place] of this.#places) if (place >= length) this.#places.delete(head);
  }
}
