import { extendPage, type LogPage, type Patch } from '@questwright/kernel';
import type { SentEntry, ServerMessage, UpdateMessage } from './server.ts';

/*
 * Nearly everything that is sent is updates, so they travel without the names of their fields, as a list:
 *
 *     [channel, seat, version, patch, logged, entries, at]
 *
 * The channel stands for the match, as its `table` message says. The patch leaves out that the number of the open
 * choice is now the version, for it always is. All other messages are JSON objects.
 */

type Frame = readonly [
  channel: number,
  seat: number,
  version: number,
  patch: Record<string, unknown>,
  logged?: number,
  entries?: readonly SentEntry[],
  at?: number,
];

/** Reads what comes from the server on one socket. */
export class MessageReader {
  readonly #matches = new Map<number, string>();

  read(text: string): ServerMessage {
    const raw: unknown = JSON.parse(text);
    if (Array.isArray(raw)) return this.#update(raw as unknown as Frame);
    const message = raw as ServerMessage;
    if (message.type === 'table') this.#matches.set(message.channel, message.match);
    return message;
  }

  #update([channel, seat, version, change, logged, entries = [], at = 0]: Frame): UpdateMessage {
    return {
      type: 'update',
      match: this.#matches.get(channel) ?? '',
      seat,
      version,
      patch: withChoiceNumber(change, version),
      ...(logged !== undefined && { log: [logged, entries, at] }),
    };
  }
}

/** The patch of the view, with the number of the choice that is open now, if one is. */
function withChoiceNumber(change: Record<string, unknown>, version: number): Patch {
  const { choice } = change;
  if (Array.isArray(choice)) return change;
  return { ...change, choice: { ...(choice as object | undefined), n: [version] } };
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
