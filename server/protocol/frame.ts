import { extendPage, type LogPage, type Patch } from '@questwright/kernel';
import type { SentEntry, ServerMessage, UpdateMessage } from './server.ts';

/*
 * Nearly everything that is sent is updates, so they travel without the names of their fields, as a list:
 *
 *     [match, seat, version, patch, logged, entries, at]
 *
 * The patch leaves out that the number of the open choice is now the version, for it nearly always is: only where several
 * choose at the same time, or somebody has passed in advance, a choice may be older, and then the patch has its number.
 * All other messages are JSON objects.
 */

export type Frame =
  | readonly [match: string, seat: number, version: number, patch: Patch]
  | readonly [
      match: string,
      seat: number,
      version: number,
      patch: Patch,
      logged: number,
      entries: readonly SentEntry[],
      at: number,
    ];

/** Reads what comes from the server. */
export function readMessage(text: string): ServerMessage {
  const raw: unknown = JSON.parse(text);
  return Array.isArray(raw) ? updateOf(raw as unknown as Frame) : (raw as ServerMessage);
}

function updateOf([match, seat, version, change, ...log]: Frame): UpdateMessage {
  const patch = withChoiceNumber(change as Record<string, unknown>, version);
  return { type: 'update', match, seat, version, patch, ...(log.length > 0 && { log }) } as UpdateMessage;
}

/** The patch of the view, with the number of the choice that is open now, if it does not say so itself. */
function withChoiceNumber(change: Record<string, unknown>, version: number): Patch {
  const { choice } = change;
  if (Array.isArray(choice)) return change;
  return { ...change, choice: { n: [version], ...(choice as object | undefined) } };
}

/** The page of the log that comes of an update: so much of it as still stands, and then the new entries. */
export function extendLog(page: LogPage, [logged, entries, at]: NonNullable<UpdateMessage['log']>): LogPage {
  const { from, entries: kept } = extendPage(page, [logged, []]);
  const log = [...kept];
  for (const [head, args, rule] of entries) {
    const { key, rule: ledger } = typeof head === 'number' ? log[head - from]! : { key: head, rule };
    log.push({ at, key, ...(args && { args }), ...(ledger !== undefined && { rule: ledger }) });
  }
  return { from, entries: log };
}
