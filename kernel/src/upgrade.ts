import type { Period, State } from './state.ts';

/** Earlier forms of the kernel's own part of a state. */
interface EarlierState {
  used?: { readonly [period: string]: readonly string[] };
}

/**
 * Converts the kernel's own part of a stored state to its current form, in place, so that a match that was stored by an
 * earlier version can continue. `Game.reads` does the same for the game's part.
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
