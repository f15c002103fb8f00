import { NOTHING, type Rule, type State, type Text, type Touches } from '@questwright/kernel';
import type { Context, ContextOf } from './state.ts';

/** Something that a card does. It knows how to say it, so a card's text cannot differ from what it does. */
// biome-ignore lint/suspicious/noExplicitAny: effects that need nothing of their game fit every game.
export interface Effect<G extends State = any, C extends Context = ContextOf<G>> {
  /** A clause in the imperative, without capital and full stop: "suffer 2 wounds". */
  readonly text: Text;
  /** Its text has a subject of its own ("each hero suffers…"), where others tell you what to do. */
  readonly clause?: boolean;
  run(g: G, c: C): Rule;
  /** Whether carrying it out would change anything now. Absent: yes. */
  can?(g: G, c: C): boolean;
  /** How much it hurts the party, for decisions that go against it. Absent: not at all. */
  harm?(g: G, c: C): number;
  /** What it would read or change now, by names of the game; see `Touches`. Absent or null: anything. */
  touches?(g: G, c: C): Touches | null;
  /** What is asked before it, and what happens after a yes: an ability with a limit is used up only by a yes. */
  readonly asks?: { readonly prompt: Text; readonly effect: Effect<G, C> };
}

/** A condition with its text, as the clause after "if": "you have no wounds". */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export interface Condition<G extends State = any, C extends Context = ContextOf<G>> {
  readonly text: Text;
  holds(g: G, c: C): boolean;
  /** What it depends on; see `Touches`. Absent: anything. */
  reads?(g: G, c: C): Touches | null;
}

/** A price: whether it can be paid in full, and paying it. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export interface Cost<G extends State = any, C extends Context = ContextOf<G>> {
  readonly text: Text;
  canPay(g: G, c: C): boolean;
  pay(g: G, c: C): Rule;
  /** What it depends on, and what paying changes; see `Touches`. Absent: anything. */
  touches?(g: G, c: C): Touches | null;
}

/** What an effect or a cost does when nobody has to choose in it. */
export const instantly =
  <G extends State, C extends Context>(act: (g: G, c: C) => void) =>
  (g: G, c: C): Rule => {
    act(g, c);
    return NOTHING;
  };

/** An effect by what it says, what it does, and when it would change anything. */
export const does = <G extends State, C extends Context>(
  text: Text,
  act: (g: G, c: C) => Rule | void,
  can?: (g: G, c: C) => boolean,
): Effect<G, C> => ({ text, run: (g, c) => act(g, c) ?? NOTHING, ...(can && { can }) });

/** A price by what it says, who can pay it, and how it is paid. */
export const costs = <G extends State, C extends Context>(
  text: Text,
  canPay: (g: G, c: C) => boolean,
  pay: (g: G, c: C) => Rule | void,
): Cost<G, C> => ({ text, canPay, pay: (g, c) => pay(g, c) ?? NOTHING });

/** No price at all. */
export const free: Cost = { text: 'adventure.free', canPay: () => true, pay: () => NOTHING };

/** A condition by what it says and when it holds. */
export const holdsWhen = <G extends State, C extends Context>(
  text: Text,
  holds: (g: G, c: C) => boolean,
  reads?: (g: G, c: C) => Touches,
): Condition<G, C> => ({ text, holds, ...(reads && { reads }) });

/** Whether an effect would change anything now. */
export const wouldDo = <G extends State, C extends Context>(effect: Effect<G, C>, g: G, c: C): boolean =>
  !effect.can || effect.can(g, c);

/** How much an effect would hurt the party now. */
export const harmOf = <G extends State, C extends Context>(effect: Effect<G, C>, g: G, c: C): number =>
  effect.harm?.(g, c) ?? 0;

/** Turns a price into an effect. */
export const asEffect = <G extends State, C extends Context>(cost: Cost<G, C>): Effect<G, C> => ({
  text: cost.text,
  run: (g, c) => cost.pay(g, c),
  can: (g, c) => cost.canPay(g, c),
  touches: (g, c) => cost.touches?.(g, c) ?? null,
});
