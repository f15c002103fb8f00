import { LOG_PAGE, type LogEntry, type Match } from '@questwright/kernel';

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
  /** Its args alone, as they are sent behind the number of an earlier one. */
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
  /** How many entries it has, and how many it ever had: who came then has a page of those. */
  #has: number;
  #had: number;
  /** The number of the newest entry of each kind. */
  readonly #newest: Map<string, number>;

  private constructor(match: Match, eyes: number, has: number, had: number, newest: Map<string, number>) {
    this.#match = match;
    this.#eyes = eyes;
    this.#has = has;
    this.#had = had;
    this.#newest = newest;
  }

  static of(match: Match, eyes: number): LogReader {
    const { from, entries } = match.logPage(eyes);
    const newest = new Map(entries.map((entry, i) => [headOf(entry), from + i]));
    const has = from + entries.length;
    return new LogReader(match, eyes, has, has, newest);
  }

  /** The same log, as others have it who have read the same so far. */
  for(eyes: number): LogReader {
    return new LogReader(this.#match, eyes, this.#has, this.#had, new Map(this.#newest));
  }

  /**
   * The end of an update: from where on the log is new, the new entries, and after how many answers they were written.
   * Entries that the audience may not read must leave no trace here.
   */
  read({ entries, takenBack }: LogNews): string {
    const before = this.#has;
    if (takenBack) this.#cut(this.#match.logFor(this.#eyes).length);
    const written: string[] = [];
    for (const { to, head, whole, rest } of entries) {
      if (to && !to.includes(this.#eyes)) continue;
      const like = this.#note(head);
      written.push(like === undefined ? whole : `[${like}${rest}`);
    }
    if (this.#has === before) return '';
    return `,${Math.min(before, this.#has)},[${written.join(',')}],${this.#match.count}`;
  }

  /** Adds an entry. Gives the number of an earlier one of its kind, if everybody who reads along has that. */
  #note(head: string): number | undefined {
    const like = this.#newest.get(head);
    this.#newest.set(head, this.#has++);
    const isKnown = like !== undefined && like >= this.#had - LOG_PAGE;
    this.#had = Math.max(this.#had, this.#has);
    return isKnown ? like : undefined;
  }

  #cut(length: number): void {
    this.#has = length;
    for (const [head, number] of this.#newest) if (number >= length) this.#newest.delete(head);
  }
}
