import { endLasting } from './lasting.ts';
import { endPassesOf } from './passes.ts';
import { innermost, open } from './periods.ts';
import type { Rule } from './rule.ts';
import type { State } from './state.ts';

/** Ends the innermost period of a name, and whatever is open inside it. */
export function close(g: State, name: string): void {
  const period = innermost(g, name);
  if (period && period.n > 0) closeFrom(g, g.periods.indexOf(period));
}

/** Begins a new period: the last one of this name ends, with everything that is open inside it. */
export function renew(g: State, name: string): void {
  close(g, name);
  open(g, name);
}

/** Runs a rule in a period of its own. However the rule ends, the outer periods are as they were before. */
export function* during<T>(g: State, name: string, rule: (n: number) => Rule<T>): Rule<T> {
  const n = open(g, name);
  try {
    return yield* rule(n);
  } finally {
    const place = g.periods.findIndex((period) => period.n === n);
    if (place >= 0) closeFrom(g, place);
  }
}

function closeFrom(g: State, place: number): void {
  const first = g.periods[place]!.n;
  g.periods.length = place;
  endLasting(g, first);
  endPassesOf(g, first);
}
