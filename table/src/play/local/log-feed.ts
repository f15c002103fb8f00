import type { LogChange, LogPage, Match } from '@questwright/kernel';

/** Tells what is new in the log of a match as a seat reads it. */
export class LogFeed {
  readonly #match: Match;
  readonly #eyes: number;
  /** How much of the match's own log has been read, and how many entries of it the seat has. */
  #read: number;
  #has: number;
  /** The newest page as the feed begins. */
  readonly first: LogPage;

  constructor(match: Match, eyes: number) {
    this.#match = match;
    this.#eyes = eyes;
    this.first = match.logPage(eyes);
    this.#read = match.log.length;
    this.#has = this.first.from + this.first.entries.length;
  }

  /** Whether it feeds from this match, through these eyes. */
  isOf(match: Match, eyes: number): boolean {
    return match === this.#match && eyes === this.#eyes;
  }

  /** What has become of the log since last time; null when nothing has. */
  news(): LogChange | null {
    const { length } = this.#match.log;
    if (length === this.#read) return null;
    const isTakenBack = length < this.#read;
    const stay = isTakenBack ? this.#match.logFor(this.#eyes).length : this.#has;
    const entries = isTakenBack ? [] : this.#match.logFor(this.#eyes, this.#read);
    this.#read = length;
    this.#has = stay + entries.length;
    return [stay, entries];
  }
}
