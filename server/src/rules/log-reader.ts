import { type LogEntry, logFor, type Match } from '@questwright/kernel';
import { writeEntry } from '../../protocol/frame.ts';

/** What was logged since last time. */
export interface LogNews {
  readonly entries: readonly LogEntry[];
  /** All of it as it is sent, when everybody may read all of it. */
  readonly text: string | null;
  /** Something was taken back: the log is now a beginning of what it was. */
  readonly takenBack: boolean;
}

export function newsOf(log: readonly LogEntry[], read: number): LogNews {
  const entries = log.slice(read);
  const isOpen = entries.every(({ to }) => to === undefined);
  return { entries, text: isOpen ? written(entries) : null, takenBack: log.length < read };
}

const written = (entries: readonly LogEntry[]): string => JSON.stringify(entries.map(writeEntry));

/** How far an audience is with the log of a match. */
export class LogReader {
  readonly #match: Match;
  readonly #eyes: number;
  /** How many entries it has. */
  #has: number;

  constructor(match: Match, eyes: number) {
    this.#match = match;
    this.#eyes = eyes;
    this.#has = match.logFor(eyes).length;
  }

  /**
   * The end of an update: from where on the log is new, and the new entries. Entries that the audience may not
   * read must leave no trace here.
   */
  read({ entries, text, takenBack }: LogNews): string {
    const before = this.#has;
    const own = text === null ? logFor(entries, this.#eyes) : entries;
    this.#has = takenBack ? this.#match.logFor(this.#eyes).length : before + own.length;
    if (this.#has === before) return '';
    return `,${Math.min(before, this.#has)},${text ?? written(own)}`;
  }
}
