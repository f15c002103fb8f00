import type { Period, State } from './state.ts';

/** The innermost open period of a name. */
export function innermost(g: State, name: string): Period | undefined {
  const { periods } = g;
  for (let i = periods.length - 1; i >= 0; i--) if (periods[i]!.name === name) return periods[i];
  return undefined;
}

/** The number of the innermost open period of a name; 0 when there is none. */
export const periodOf = (g: State, name: string): number => innermost(g, name)?.n ?? 0;

/** Begins a period inside those that are open, and returns its number. */
export function open(g: State, name: string): number {
  const n = ++g.opened;
  g.periods.push({ name, n, used: [] });
  return n;
}

/** Whether something has not been used yet in the innermost period of a name, such as this turn or this attack. */
export function isFresh(g: State, name: string, what: string): boolean {
  return !innermost(g, name)?.used.includes(what);
}

/**
 * Notes that something has been used in the innermost period of a name. While no such period is open, the use counts for
 * the whole match. It is noted below all periods and without a number: nothing lies inside it, and nothing ends it.
 */
export function use(g: State, name: string, what: string): void {
  const period = innermost(g, name);
  if (period) period.used.push(what);
  else g.periods.unshift({ name, n: 0, used: [what] });
}
