import type { State } from './state.ts';

/** Whether something has not been used yet in the present period, such as this turn or this combat. */
export function isFresh(g: State, period: string, what: string): boolean {
  return !g.used[period]?.includes(what);
}

/** Notes that something has been used in the present period. */
export function use(g: State, period: string, what: string): void {
  const used = g.used[period];
  if (used) used.push(what);
  else g.used[period] = [what];
}

/** Opens a period anew: what was used in the last one can be used again. */
export function renew(g: State, period: string): void {
  if (g.used[period]?.length) g.used[period] = [];
}
