import { logFor, type Match } from '@questwright/kernel';
import { writeEntry } from '../../protocol/frame.ts';

/** What an audience has read of the log of a match. */
export class LogReader {
  readonly #match: Match;
  readonly #eyes: number;
  /** How many entries it has, and how many of the match's own log they come from. */
  #has: number;
  #read: number;

  constructor(match: Match, eyes: number) {
    this.#match = match;
    this.#eyes = eyes;
    this.#read = match.log.length;
    this.#has = match.logFor(eyes).length;
  }

  /**
   * The end of an update: from where on the log is new, and the new entries. Entries that the audience may not
   * read must leave no trace here.
   */
  news(): string {
    const { log } = this.#match;
    const before = this.#has;
    const takenBack = log.length < this.#read;
    const entries = takenBack ? [] : logFor(log.slice(this.#read), this.#eyes);
    this.#read = log.length;
    this.#has = takenBack ? this.#match.logFor(this.#eyes).length : before + entries.length;
    if (this.#has === before) return '';
    return `,${Math.min(before, this.#has)},${JSON.stringify(entries.map(writeEntry))}`;
  }
}
