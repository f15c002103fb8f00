import { clone, diff, logFor, type Match, patch, type View } from '@questwright/kernel';

/** How many updates are kept at most for clients that were away, and how many characters of them at least. */
const KEPT = 64;
const KEPT_SIZE = 8192;

interface Update {
  readonly version: number;
  readonly text: string;
}

/**
 * Those who see a match through the eyes of one seat, or of a spectator. They are all sent the same: first
 * the whole view, then what changes in it, as finished messages.
 *
 * Every answer gives every audience exactly one update, whatever it changes for them: the number of messages
 * must not tell anybody what happened out of their sight.
 */
export class Audience {
  readonly #match: Match;
  readonly #id: string;
  readonly #seat: number;
  #view: View;
  /** How many entries of the log the audience has, and how many of the match's own log they come from. */
  #logged: number;
  #logRead: number;
  readonly #updates: Update[] = [];
  #updatesSize = 0;
  #fullSize = 0;

  constructor(match: Match, id: string, seat: number) {
    this.#match = match;
    this.#id = id;
    this.#seat = seat;
    this.#view = clone(match.view(seat));
    this.#logRead = match.log.length;
    this.#logged = match.logFor(seat).length;
  }

  /** The whole view and log, as they are now. */
  full(): string {
    const text = `${this.#begin('view')},"view":${JSON.stringify(this.#view)},"log":${JSON.stringify(this.#match.logFor(this.#seat))}}`;
    this.#fullSize = text.length;
    return text;
  }

  /** Everything after `version`; null when that is not known any more. */
  since(version: number): string[] | null {
    if (version === this.#match.n) return [];
    const first = this.#updates.findIndex((update) => update.version === version + 1);
    return first < 0 ? null : this.#updates.slice(first).map(({ text }) => text);
  }

  /** Takes note of the present position and tells what has changed. */
  advance(): string {
    const change = clone(diff(this.#view, this.#match.view(this.#seat)));
    this.#view = patch(this.#view, change) as View;
    const text = `${this.#begin('update')},"patch":${JSON.stringify(change)}${this.#logChange()}}`;
    this.#keep({ version: this.#match.n, text });
    return text;
  }

  #begin(type: string): string {
    return `{"type":"${type}","match":"${this.#id}","seat":${this.#seat},"version":${this.#match.n}`;
  }

  /** What is new in the log for this audience. Entries that it may not read must leave no trace here. */
  #logChange(): string {
    const { log } = this.#match;
    const before = this.#logged;
    const takenBack = log.length < this.#logRead;
    const entries = takenBack ? [] : logFor(log.slice(this.#logRead), this.#seat);
    this.#logRead = log.length;
    this.#logged = takenBack ? this.#match.logFor(this.#seat).length : before + entries.length;
    if (this.#logged === before) return '';
    return `,"log":[${Math.min(before, this.#logged)},${JSON.stringify(entries)}]`;
  }

  #keep(update: Update): void {
    this.#updates.push(update);
    this.#updatesSize += update.text.length;
    const limit = Math.max(this.#fullSize, KEPT_SIZE);
    while (this.#updates.length > KEPT || this.#updatesSize > limit) {
      this.#updatesSize -= this.#updates.shift()!.text.length;
    }
  }
}
