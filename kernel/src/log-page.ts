import { type LogEntry, logFor, mayRead } from './log-entry.ts';

/** How many entries make a page: more than are written from one turn of a player to the next. */
export const LOG_PAGE = 100;

/** Some of the entries that somebody may read, one after the other; the first has the number `from`, counted from 0. */
export interface LogPage {
  readonly from: number;
  readonly entries: readonly LogEntry[];
}

/** A change of a log: this many of its first entries stay, and these entries follow. */
export type LogChange = readonly [stay: number, entries: readonly LogEntry[]];

/** The newest page of what a seat may read, or the one before the entry that has the number `before`. */
export function pageOf(log: readonly LogEntry[], seat: number, before = Number.POSITIVE_INFINITY): LogPage {
  const readable = log.filter((entry) => mayRead(entry, seat));
  const end = Math.min(before, readable.length);
  const from = Math.max(0, end - LOG_PAGE);
  return { from, entries: logFor(readable.slice(from, end), seat) };
}

/** A page that ends with the newest entry, after a change. Entries before the page are still left out. */
export function extendPage({ from, entries }: LogPage, [stay, added]: LogChange): LogPage {
  return { from: Math.min(from, stay), entries: [...entries.slice(0, Math.max(0, stay - from)), ...added] };
}

/** Joins two pages, the second of which begins where the first ends. */
export const joinPages = (earlier: LogPage, later: LogPage): LogPage => ({
  from: earlier.from,
  entries: [...earlier.entries.slice(0, later.from - earlier.from), ...later.entries],
});
