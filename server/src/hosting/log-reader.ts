import type { LogEntry, Match } from '@questwright/kernel';
import type { SentEntry } from '../../protocol/index.ts';

/** From where on the log is new, and the new entries. */
type LogNews = readonly [logged: number, entries: readonly SentEntry[]];

/** The log of a match as an audience has it. */
export class LogReader {
  readonly #match: Match;
  readonly #eyes: number;
  /** How much of the match's own log it has read. */
  #read: number;
  /** How many entries it has of that. */
  #has: number;
  /** Where among them each kind of entry stands first. */
  readonly #places = new Map<string, number>();

  constructor(match: Match, eyes: number) {
    this.#match = match;
    this.#eyes = eyes;
    const log = match.logFor(eyes);
    for (const [place, entry] of log.entries()) this.#note(entry, place);
    this.#read = match.log.length;
    this.#has = log.length;
  }

  /**
   * What has been logged since last time, or taken back; null when nothing has. Entries that the audience may not
   * read must leave no trace here.
   */
  read(): LogNews | null {
    const { log } = this.#match;
    const before = this.#has;
    if (log.length < this.#read) this.#cut(this.#match.logFor(this.#eyes).length);
    const entries: SentEntry[] = [];
    for (const entry of log.slice(this.#read)) {
      if (entry.to && !entry.to.includes(this.#eyes)) continue;
      const place = this.#note(entry, this.#has++);
      entries.push(place === undefined ? wholeOf(entry) : againOf(entry, place));
    }
    this.#read = log.length;
    return this.#has === before ? null : [Math.min(before, this.#has), entries];
  }

  /** Where such an entry stands already; otherwise it is noted that it stands here. */
  #note(entry: LogEntry, here: number): number | undefined {
    const head = headOf(entry);
    const place = this.#places.get(head);
    if (place === undefined) this.#places.set(head, here);
    return place;
  }

  #cut(length: number): void {
    this.#has = length;
    for (const [head, place] of this.#places) if (place >= length) this.#places.delete(head);
  }
}

/** What entries have in common that differ in their args only. */
const headOf = ({ key, rule = '' }: LogEntry): string => `${key} ${rule}`;

/** An entry as it is sent the first time. */
function wholeOf({ key, args, rule }: LogEntry): SentEntry {
  if (rule !== undefined) return [key, args ?? 0, rule];
  return args ? [key, args] : [key];
}

/** An entry as it is sent behind an earlier one of its kind. */
const againOf = ({ args }: LogEntry, place: number): SentEntry => (args ? [place, args] : [place]);
