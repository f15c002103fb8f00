import type { As, State } from '@questwright/kernel';
import { hooksOf } from './hooks.ts';
import { pieces } from './pieces.ts';
import type { Context } from './state.ts';
import { HERO } from './zones.ts';

/** The seats of the heroes that are in the game, in the order in which they resolve one effect together. */
export function heroesOf(g: State, c: Context): readonly number[] {
  const { heroes } = hooksOf(g);
  return heroes ? heroes(g, c) : Array.from({ length: g.seats }, (_, seat) => seat);
}

/** Whether a hero is in the game: effects are for those alone. */
export const isIn = (g: State, seat: number): boolean => hooksOf(g).isIn?.(g, seat) ?? true;

/** The seat of the hero that "you" means; -1 when it means no hero. */
export const youOf = (g: State, c: Context): number => hooksOf(g).youOf?.(g, c) ?? c.seat;

/** The same context, for another hero. */
export const contextFor = <C extends Context>(g: State, c: C, seat: number): C =>
  (hooksOf(g).contextFor?.(g, c, seat) as C | undefined) ?? { ...c, seat };

/** Heroes as options, told by what the game calls them. */
export const asHero = (g: State): As<number> => ({
  id: (seat) => `hero:${seat}`,
  text: (seat) => ['adventure.hero', { hero: heroName(g, seat) }],
  about: (seat) => ({ hero: seat }),
  ...hooksOf(g).asHero,
});

/** What the hero of a seat is called. */
export const heroName = (g: State, seat: number): string =>
  hooksOf(g).names?.hero?.(g, seat) ?? `p${seat + 1}`;

/** What the heroes are called, seat by seat; null for seats that have none yet. */
export const heroNames = (g: State): (string | null)[] =>
  Array.from({ length: g.seats }, (_, seat) =>
    pieces(g, HERO[seat]!).length > 0 ? heroName(g, seat) : null,
  );
