import type { Card } from './card.ts';
import type { Rule } from './rule.ts';
import type { State } from './state.ts';
import type { Text } from './text.ts';
/**
 * What a card in play does when something happens. It is told the event itself: in a `before…` event
 * it may change the event's numbers or prevent it.
 */
// biome-ignore lint/suspicious/noExplicitAny: definitions are written against their own game's state and events.
export interface Listener<G extends State = any, C extends Card = any, E = any> {
  /** Whether it concerns this card at all. */
  when?(g: G, me: C, event: E): boolean;
  run(g: G, me: C, event: E): Rule | void;
  /** A question: its owner may decline. */
  readonly may?: Text;
  /** At most once in each such period: `turn`, `combat`, as the game opens them. */
  readonly once?: string;
  /** What players read when they order several abilities. */
  readonly text?: Text;
  /** It makes no difference when this happens among the others, so nobody is asked. */
  readonly anyOrder?: boolean;
}

/** A continuous change of a derived value. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type Modifier<G extends State = any, C extends Card = any, S = any> = (
  g: G,
  me: C,
  value: number,
  subject: S,
) => number;

/** A card that listens, and what it does. */
export interface Listening {
  readonly card: Card;
  readonly name: string;
  /** Which of the card's abilities it is: the first event under which the card lists it. */
  readonly ability: string;
  readonly listener: Listener;
}

/** A game's rule on simultaneous abilities: gives them in the order in which they are resolved. */
export type Ordering<G extends State> = (g: G, abilities: readonly Listening[]) => Rule<readonly Listening[]>;

/** Cards that listen to events and modify values, by the numbers of what they listen to and modify. */
export interface Index {
  readonly listeners: (readonly Listening[] | undefined)[];
  readonly modifiers: (readonly Modifying[] | undefined)[];
}

/** A card that modifies a value. */
export interface Modifying {
  readonly card: Card;
  readonly name: string;
  readonly modifier: Modifier;
}
