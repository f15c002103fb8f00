import type { Ban, Card, Layer, Modifier, State } from '@questwright/kernel';

/**
 * What can happen in a game and which values it derives. Only the compiler knows this: no state has this field. With
 * it, `tell(g, 'rested', …)` knows what the event carries, and a mistyped name does not compile.
 */
export declare const WORDS: unique symbol;

/**
 * The state of an adventure game, with its events by name, its derived values (each with what it is derived for), what
 * its effects know, what is in its zones, and what things in play can forbid (each with what it is about).
 */
export interface AdventureState<
  Events extends object = object,
  Values extends object = object,
  C extends Context = Context,
  Piece extends Card = Card,
  Deeds extends object = object,
> extends State {
  readonly [WORDS]?: {
    readonly events: Events;
    readonly values: Values;
    readonly context: C;
    readonly piece: Piece;
    readonly deeds: Deeds;
  };
}

declare const THINGS: unique symbol;

/** A derived value that is no number but a collection, such as a pool of dice, and what it is derived for. */
export interface Collection<T, Subject> {
  readonly [THINGS]: { readonly of: T; readonly subject: Subject };
}

/** What needs nothing from its game fits every game. */
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
export type DeedsOf<G> = G extends { readonly [WORDS]?: { readonly deeds: infer D } } ? D : never;
export type EventName<G> = keyof EventsOf<G> & string;
export type ValueName<G> = keyof ValuesOf<G> & string;
export type DeedName<G> = keyof DeedsOf<G> & string;

/** What a value is derived for: a seat, a figure, an attack. */
export type SubjectOf<G, V extends ValueName<G>> =
  ValuesOf<G>[V] extends Collection<unknown, infer S> ? S : ValuesOf<G>[V];
/** What a value is: a number, or the things of a collection. */
export type ValueOf<G, V extends ValueName<G>> =
  ValuesOf<G>[V] extends Collection<infer T, unknown> ? readonly T[] : number;

type Changing<G extends State, V extends ValueName<G>> = Modifier<
  G,
  PieceOf<G>,
  SubjectOf<G, V>,
  ValueOf<G, V>
>;

/** What something in play changes, by the names of the game's values. */
export type Changes<G extends State> = OrAny<
  G,
  {
    readonly [V in ValueName<G>]?:
      | Changing<G, V>
      | { readonly layer: Layer; readonly change: Changing<G, V> };
  }
>;

/** What something in play forbids, by the names of the game's deeds. */
export type Bans<G extends State> = OrAny<
  G,
  { readonly [D in DeedName<G>]?: Ban<G, PieceOf<G>, DeedsOf<G>[D]> }
>;

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
  /** Whether lines follow that may refer to what this one chooses. */
  followed?: boolean;
}
