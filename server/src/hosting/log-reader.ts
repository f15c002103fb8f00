import { LOG_PAGE, type LogEntry, type Match } from '@questwright/kernel';
import type { SentEntry } from '../../protocol/index.ts';

/** From where on the log is new, the new entries, and after how many answers they were written. */
type LogNews = readonly [logged: number, entries: readonly SentEntry[], at: number];

/** The log of a match as an audience has it. */
export class LogReader {
  readonly #match: Match;
  readonly #eyes: number;
  /** How much of the match's own log it has read. */
  #read: number;
  /**
   * How many entries it has of that, and how many it ever had: somebody who came at that time has a page of
   * those.
   */
  #has: number;
  #had: number;
  /** The number of the newest entry of each kind. */
  readonly #newest: Map<string, number>;

  constructor(match: Match, eyes: number) {
    this.#match = match;
    this.#eyes = eyes;
    const { from, entries } = match.logPage(eyes);
    this.#newest = new Map(entries.map((entry, i) => [headOf(entry), from + i]));
    this.#read = match.log.length;
    this.#has = from + entries.length;
    this.#had = this.#has;
  }

  /**
   * What has been logged since last time, or taken back; null when nothing has. Entries that the audience may not
   * read must leave no trace here.
   */
  read(): LogNews | null {
    const { log, count } = this.#match;
    const before = this.#has;
    if (log.length < this.#read) this.#cut(this.#match.logFor(this.#eyes).length);
    const entries: SentEntry[] = [];
    for (const entry of log.slice(this.#read)) {
      if (entry.to && !entry.to.includes(this.#eyes)) continue;
      const like = this.#note(entry);
      entries.push(like === undefined ? wholeOf(entry) : againOf(entry, like));
    }
    this.#read = log.length;
    return this.#has === before ? null : [Math.min(before, this.#has), entries, count];
  }

  /**
   * Adds an entry. Returns the number of an earlier entry of its kind, if every reader of this audience has
   * that one.
   */
  #note(entry: LogEntry): number | undefined {
    const head = headOf(entry);
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

/** What entries that differ only in their args have in common. */
const headOf = ({ key, rule = '' }: LogEntry): string => `${key} ${rule}`;

/** An entry as it is sent the first time. */
function wholeOf({ key, args, rule }: LogEntry): SentEntry {
  if (rule !== undefined) return [key, args ?? 0, rule];
  return args ? [key, args] : [key];
}

/** An entry as it is sent behind an earlier one of its kind. */
const againOf = ({ args }: LogEntry, like: number): SentEntry => (args ? [like, args] : [like]);
