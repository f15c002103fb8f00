import type { Card, State } from '@questwright/kernel';

/**
 * What can happen in a game and which values it derives, told to the compiler alone: no state has this field. With it,
 * `tell(g, 'rested', …)` knows what the event carries, and a mistyped name does not compile.
 */
export declare const WORDS: unique symbol;

/**
 * The state of an adventure game with its events, by name, its derived values, each with what it is derived for, what its
 * effects know, and what lies in its zones.
 */
export interface AdventureState<
  Events extends object = object,
  Values extends object = object,
  C extends Context = Context,
  Piece extends Card = Card,
> extends State {
  readonly [WORDS]?: {
    readonly events: Events;
    readonly values: Values;
    readonly context: C;
    readonly piece: Piece;
  };
}

/** What needs nothing of its game fits every game. */
// biome-ignore lint/suspicious/noExplicitAny: as said.
type OrAny<G, T> = 0 extends 1 & G ? any : T;

export type EventsOf<G> = OrAny<G, G extends { readonly [WORDS]?: { readonly events: infer E } } ? E : never>;
export type ValuesOf<G> = G extends { readonly [WORDS]?: { readonly values: infer V } } ? V : never;
/** What the effects of a game know. */
export type ContextOf<G> = OrAny<
  G,
  G extends { readonly [WORDS]?: { readonly context: infer C extends Context } } ? C : Context
>;
export type PieceOf<G> = G extends { readonly [WORDS]?: { readonly piece: infer P } } ? P : Card;
export type EventName<G> = keyof EventsOf<G> & string;
export type ValueName<G> = keyof ValuesOf<G> & string;

/**
 * Who and what an effect is about. One context serves all the lines of a card, from top to bottom. Games add what their
 * effects need to know: the target, the successes, "that hero".
 */
export interface Context {
  /** The seat that makes the effect's choices: "you". */
  readonly seat: number;
  /** The card that it is printed on. */
  readonly card?: Card;
  /** What the ability answers to; null when it answers to nothing. */
  readonly event?: unknown;
  /** "That hero": the seat of whoever was chosen last, or whom the event is about; -1 for nobody. */
  other?: number;
  /** The successes of the last roll or test that the effect made. */
  successes?: number;
}
