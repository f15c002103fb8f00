import type { LogEntry, Patch } from '@questwright/kernel';
import type { ServerMessage, UpdateMessage } from './server.ts';

/*
 * Nearly everything that is sent is updates, so they travel without the names of their fields, as a list:
 *
 *     [match, seat, version, patch, logged, entries]
 *
 * The patch leaves out that the number of the open choice is now the version, for it always is. An entry of the
 * log is `[key, args, rule]`, with what is missing at its end left out. All other messages are JSON objects.
 */

type Wire = readonly [key: string, args?: LogEntry['args'] | 0, rule?: string];

/** A message as it came from the server. */
export function readMessage(text: string): ServerMessage {
  const raw: unknown = JSON.parse(text);
  return Array.isArray(raw) ? readUpdate(raw) : (raw as ServerMessage);
}

function readUpdate(raw: readonly unknown[]): UpdateMessage {
  const [match, seat, version, change, logged, entries] = raw as [
    string,
    number,
    number,
    Record<string, unknown>,
    number?,
    Wire[]?,
  ];
  return {
    type: 'update',
    match,
    seat,
    version,
    patch: withChoiceNumber(change, version),
    ...(logged !== undefined && { log: [logged, (entries ?? []).map(readEntry)] }),
  };
}

/** The patch of the view, with the number of the choice that is open now, if one is. */
function withChoiceNumber(change: Record<string, unknown>, version: number): Patch {
  const { choice } = change;
  if (Array.isArray(choice)) return change;
  return { ...change, choice: { ...(choice as object | undefined), n: [version] } };
}

const readEntry = ([key, args, rule]: Wire): LogEntry => ({
  key,
  ...(args && { args }),
  ...(rule !== undefined && { rule }),
});

/** An entry of the log as it is sent. */
export const writeEntry = ({ key, args, rule }: LogEntry): Wire => {
  if (rule !== undefined) return [key, args ?? 0, rule];
  return args ? [key, args] : [key];
};
