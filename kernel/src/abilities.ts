import type { Card } from './card.ts';
import type { Rule } from './rule.ts';
import type { State } from './state.ts';
import type { Text } from './text.ts';
import type { Touches } from './touches.ts';

/*
 * What a card in play can do, as its definition says: listen to events, modify values, forbid deeds.
 */

/**
 * What a card in play does when something happens. It is given the event itself: if the event is a `before…` event, it
 * may change the event's numbers or prevent it.
 */
// biome-ignore lint/suspicious/noExplicitAny: definitions are written against their own game's state and events.
export interface Listener<G extends State = any, C extends Card = any, E = any> {
  /** Whether it concerns this card at all. */
  when?(g: G, me: C, event: E): boolean;
  run(g: G, me: C, event: E): Rule | void;
  /** A question: its owner may decline. */
  readonly may?: Text;
  /** Asks whether it is carried out, where a simple yes-or-no question is not enough. Declining does not use it up. */
  asks?(g: G, me: C, event: E): Rule<boolean>;
  /** It works at most once in each period of this name: `turn`, `combat`, as the game opens them. */
  readonly once?: string;
  /** What players read when they order several abilities. */
  readonly text?: Text;
  /** Its place among other abilities makes no difference, so nobody is asked for an order. */
  readonly anyOrder?: boolean;
  /** What it would read or change now; null when that is not known. Nobody orders what has nothing in common. */
  touches?(g: G, me: C, event: E): Touches | null;
}

/** A card that listens, and what it does. */
export interface Listening {
  readonly card: Card;
  readonly name: string;
  /** Which of the card's abilities it is: the first event under which the card lists it, and its place there. */
  readonly ability: string;
  readonly listener: Listener;
  readonly silent?: Silent | undefined;
}

/** A continuous change of a derived value: of a number, or of a collection such as a pool of dice. */
// biome-ignore lint/suspicious/noExplicitAny: definitions are written against their own game's state.
export type Modifier<G extends State = any, C extends Card = any, S = any, V = any> = (
  g: G,
  me: C,
  value: V,
  subject: S,
) => V;

/**
 * The order in which changes apply, no matter in which order cards came into play: first changes that set a value, then
 * those that add to it or subtract from it, and last those that limit it.
 */
export const LAYERS = ['set', 'add', 'limit'] as const;
export type Layer = (typeof LAYERS)[number];

/** A change with its layer. A modifier without a layer adds. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export interface Layered<G extends State = any, C extends Card = any, S = any, V = any> {
  readonly layer: Layer;
  readonly change: Modifier<G, C, S, V>;
}

export type Modifying = Modifier | Layered;

/** What a definition does to a value on its own: its one change, or all its changes in the order of their layers. */
export function changeOf(changes: Modifying | readonly Modifying[]): Modifier {
  if (typeof changes === 'function') return changes;
  if ('layer' in changes) return changes.change;
  const inOrder = [...changes].sort((a, b) => placeOf(a) - placeOf(b)).map(changeOf);
  return (g, me, value, subject) => inOrder.reduce((n, change) => change(g, me, n, subject), value);
}

/** The place of its layer among the layers. */
export const placeOf = (one: Modifying): number =>
  LAYERS.indexOf(typeof one === 'function' ? 'add' : one.layer);

/**
 * What a card in play forbids. Forbidding is stronger than allowing: rules ask `forbids` before they offer something,
 * and if it is forbidden, nothing else can allow it.
 */
// biome-ignore lint/suspicious/noExplicitAny: definitions are written against their own game's state.
export interface Ban<G extends State = any, C extends Card = any, S = any> {
  /** Whether it is forbidden now, for or about this subject. Absent: always. */
  when?(g: G, me: C, subject: S): boolean;
  /** The ledger line that forbids it. */
  readonly rule: string;
  /** The reason, for a player who looks. Absent: the name of the card that forbids it is shown. */
  readonly reason?: Text | ((g: G, me: C) => Text);
}

/** The card that forbids something, and how. */
export interface Forbidden {
  readonly card: Card;
  readonly name: string;
  readonly ban: Ban;
}

/** Says when a card in play has no effect, for example while it is exhausted. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type Silent = (g: any, me: any) => boolean;

/** A game's rule on simultaneous abilities: returns them in the order in which they are resolved. */
export type Ordering<G extends State> = (g: G, abilities: readonly Listening[]) => Rule<readonly Listening[]>;

/** Cards that listen to events, modify values and forbid deeds. Events, values and deeds are given by number. */
export interface Index {
  readonly listeners: (readonly Listening[] | undefined)[];
  readonly modifiers: (readonly Changing[] | undefined)[];
  readonly bans: (readonly Banning[] | undefined)[];
}

/** A card that modifies a value. */
export interface Changing {
  readonly card: Card;
  readonly name: string;
  readonly modifier: Modifier;
  /** The place of its layer. */
  readonly layer: number;
  readonly silent: Silent | undefined;
}

/** A card that forbids a deed. */
export interface Banning extends Forbidden {
  readonly silent: Silent | undefined;
}
