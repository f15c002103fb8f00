import { type LogMeta, SPECTATOR } from './log-entry.ts';
import { runtimeOf, tick } from './runtime.ts';
import type { State } from './state.ts';
import type { TextArgs } from './text.ts';

/** Writes down what happened. Costs next to nothing in a match that nobody reads. */
export function log(g: State, key: string, args?: TextArgs, meta?: LogMeta): void {
  tick(g);
  const { log: lines, answered: at } = runtimeOf(g);
  if (lines) lines.push({ at, key, ...(args && { args }), ...meta });
}

/** Whether anybody will read the log: if not, what is needed only for the log need not be computed. */
export const isLogged = (g: State): boolean => runtimeOf(g).log !== null;

/** Tells a seat, or several, one thing and everybody else another. */
export function logTo(
  g: State,
  to: readonly number[],
  [key, args]: readonly [string, TextArgs?],
  [otherKey, otherArgs]: readonly [string, TextArgs?],
  rule?: string,
): void {
  if (!runtimeOf(g).log) return;
  const others = Array.from({ length: g.seats }, (_, seat) => seat).filter((seat) => !to.includes(seat));
  log(g, key, args, { to, ...(rule && { rule }) });
  log(g, otherKey, otherArgs, { to: [...others, SPECTATOR], ...(rule && { rule }) });
}
