import { type As, type Rule, type State, type Text, type Touches, touchesOf } from '@questwright/kernel';
import type { Effect } from './effects.ts';
import { hooksOf, pickFor } from './hooks.ts';
import type { Context, ContextOf } from './state.ts';

/** Which things an effect is about: heroes, enemies, cards. */
// biome-ignore lint/suspicious/noExplicitAny: selectors that need nothing of their game fit every game.
export interface Selector<T, G extends State = any, C extends Context = ContextOf<G>> {
  /** As a part of a sentence: "each hero", "1 enemy in the shadows". */
  readonly text: Text;
  /** All of them, as many as somebody chooses, or one of those that are tied (the game says who decides). */
  readonly mode: 'all' | 'choose' | 'tie';
  /** At most so many, when they are chosen. */
  readonly n: number;
  of(g: G, c: C): readonly T[];
}

/** What an effect needs to know of a thing that it could be about. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export interface Fit<T, G extends State = any, C extends Context = ContextOf<G>> {
  /** Whether it would change anything for this one. Absent: yes. */
  useful?(g: G, thing: T, c: C): boolean;
  harm?(g: G, thing: T, c: C): number;
  /** Whether it makes no difference which of these it is about: then nobody is asked. Absent: it does. */
  areAlike?(g: G, c: C, things: readonly T[]): boolean;
}

/** How things of a kind are asked for, and what an effect knows of those that it was about. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export interface Selectable<T, G extends State = any, C extends Context = ContextOf<G>> {
  readonly topic: string;
  readonly prompt: Text;
  as(g: G): As<T>;
  /** Whether it can still be affected: an earlier line may have removed it. */
  isThere(g: G, thing: T): boolean;
  /** Whether it makes no difference which of these is picked: then nobody is asked. Absent: it does. */
  areAlike?(g: G, c: C, things: readonly T[]): boolean;
  /** Remembers those that were picked, for the lines that follow: "that hero", "that enemy". */
  remember(c: C, things: readonly T[]): void;
}

/** An effect on each of the things that are selected. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export interface OnEach<T, G extends State = any, C extends Context = ContextOf<G>> extends Fit<T, G, C> {
  readonly text: Text;
  readonly clause?: boolean;
  does(g: G, thing: T, c: C): Rule | void;
  /** What it would read or change for this one; see `Touches`. Absent or null: anything. */
  touches?(g: G, thing: T, c: C): Touches | null;
}

/** An effect on one or several things, each in turn. Those that were picked are remembered for the lines that follow. */
export const onEach = <T, G extends State, C extends Context>(
  kind: Selectable<T, G, C>,
  which: Selector<T, G, C>,
  spec: OnEach<T, G, C>,
): Effect<G, C> => ({
  text: spec.text,
  clause: spec.clause ?? false,
  *run(g, c) {
    if (isIdle(g, c, which, spec)) return;
    const found = which.mode === 'all' ? which.of(g, c) : yield* selected(g, c, kind, which, spec);
    if (which.mode !== 'all') kind.remember(c, found);
    for (const thing of found) {
      if (!kind.isThere(g, thing)) continue;
      const rule = spec.does(g, thing, c);
      if (rule) yield* rule;
    }
  },
  can: (g, c) => which.of(g, c).some((thing) => !spec.useful || spec.useful(g, thing, c)),
  harm: (g, c) => harmOver(g, c, which, spec),
  touches: (g, c) =>
    which.mode === 'all' ? touchesOf(...which.of(g, c).map((thing) => spec.touches?.(g, thing, c))) : null,
});

/**
 * Whether it would change nothing no matter what is chosen, and no later line refers to the choice: then nobody is
 * asked.
 */
const isIdle = <T, G extends State, C extends Context>(
  g: G,
  c: C,
  which: Selector<T, G, C>,
  { useful }: Fit<T, G, C>,
): boolean =>
  which.mode === 'choose' &&
  useful !== undefined &&
  !c.followed &&
  !which.of(g, c).some((thing) => useful(g, thing, c));

/** The things that an effect is about. Whoever has to pick is asked. */
export function* selected<T, G extends State, C extends Context>(
  g: G,
  c: C,
  { topic, prompt, as, areAlike }: Selectable<T, G, C>,
  which: Selector<T, G, C>,
  fit: Fit<T, G, C>,
): Rule<readonly T[]> {
  let left = pickable(g, c, which, fit);
  if (which.mode === 'all') return left;
  const picked: T[] = [];
  const { text: effect } = fit as Partial<OnEach<T, G, C>>;
  const seat = which.mode === 'choose' ? c.seat : (hooksOf(g).breaksTies?.(g, c) ?? c.seat);
  while (picked.length < which.n && left.length > 0) {
    const thing =
      left.length > 1 && (areAlike?.(g, c, left) || fit.areAlike?.(g, c, left))
        ? left[0]!
        : yield* pickFor(g, c, {
            seat,
            topic,
            prompt,
            ...(effect !== undefined && { effect }),
            among: left,
            as: as(g),
            harm: (one) => fit.harm?.(g, one, c) ?? 0,
          });
    picked.push(thing);
    left = left.filter((one) => one !== thing);
  }
  return picked;
}

/** A thing for which the effect would do nothing is not offered if it would do something for another. */
function pickable<T, G extends State, C extends Context>(
  g: G,
  c: C,
  which: Selector<T, G, C>,
  { useful }: Fit<T, G, C>,
): readonly T[] {
  const found = which.of(g, c);
  if (which.mode !== 'choose' || !useful) return found;
  const fitting = found.filter((thing) => useful(g, thing, c));
  return fitting.length > 0 ? fitting : found;
}

/**
 * How much an effect on these things hurts the party: on all of them, or on the worst of those that can be
 * picked.
 */
export function harmOver<T, G extends State, C extends Context>(
  g: G,
  c: C,
  which: Selector<T, G, C>,
  fit: Fit<T, G, C>,
): number {
  const { harm } = fit;
  if (!harm) return 0;
  const harms = pickable(g, c, which, fit).map((thing) => harm(g, thing, c));
  const counted =
    which.mode === 'all' || which.n >= harms.length ? harms : harms.sort((a, b) => b - a).slice(0, which.n);
  return counted.reduce((sum, one) => sum + one, 0);
}

/** Those with the most, or the least, of something. */
export function extremes<T>(
  things: readonly T[],
  extreme: 'most' | 'least',
  measure: (thing: T) => number,
): readonly T[] {
  if (things.length < 2) return things;
  const sign = extreme === 'most' ? 1 : -1;
  const values = things.map((thing) => sign * measure(thing));
  const best = Math.max(...values);
  return things.filter((_, i) => values[i] === best);
}
