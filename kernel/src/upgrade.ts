import type { Period, State } from './state.ts';

/** What the kernel's own part of a state has been at some time. */
interface EarlierState {
  used?: { readonly [period: string]: readonly string[] };
}

/**
 * Brings the kernel's own part of a stored state into its present form, in place: a match that was stored by an earlier
 * version goes on. What is the game's own, `Game.reads` answers for.
 */
export function upgrade(g: State): void {
  const earlier = g as EarlierState;
  if (earlier.used === undefined) return;
  g.periods = Object.entries(earlier.used).map(
    ([name, used], i): Period => ({ name, n: i + 1, used: [...used] }),
  );
  g.opened = g.periods.length;
  g.passes = {};
  g.legacy = null;
  delete earlier.used;
}
