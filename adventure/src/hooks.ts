import {
  type As,
  type Asked,
  type Card,
  chooseOne,
  type Game,
  type Listener,
  type Rule,
  runtimeGame,
  type State,
  type Text,
} from '@questwright/kernel';
import type { Context } from './state.ts';

/** A choice that an effect makes. */
export interface Picking<T> {
  readonly seat: number;
  /** What is decided, for programs; see `Asked`. */
  readonly topic?: string;
  readonly prompt: Text;
  readonly among: readonly T[];
  readonly as: As<T>;
  /** What it decides: the effect for which somebody chooses. */
  readonly effect?: Text;
  /** See `Asked`; the game's `asker` when not given. */
  readonly by?: Asked['by'];
  /** How much this option hurts the party. Absent: all options alike. */
  harm?(thing: T): number;
}

/** What the common words need to know about a game. It is in the game's `adventure`. */
// biome-ignore lint/suspicious/noExplicitAny: a game's hooks are written against its own state.
export interface Hooks<G extends State = any, C extends Context = any> {
  /**
   * The context of a card that answers to an event or is used: whose it is, and whom it is about. `user` is the seat that
   * wants to use it; what belongs to nobody is then that seat's.
   */
  contextOf?(g: G, card: Card, event: unknown, user?: number): C;
  /** Who answers for a seat: somebody else when its hero is out of the game. Absent: the seat itself. */
  chooserFor?(g: G, seat: number): number;
  /** The game's own rule on who decides what an effect leaves open. Absent: the seat that the effect is for. */
  pick?<T>(g: G, c: C, picking: Picking<T>): Rule<T>;
  /** Who asks when an effect leaves something open, and what for: the name of the card, and the effect if it is known. */
  asker?(g: G, c: C, effect: Text | undefined): Text | null;
  /** The log entry for an ability that is carried out; `user` is who uses it. Absent: there is none. */
  noteAbility?(g: G, card: Card, listener: Listener, isUsed: boolean, user?: number): void;
  /** Whether a limit of this kind applies to a card now, such as a turn of its owner. Absent: yes. */
  isPeriodOf?(g: G, card: Card, period: string): boolean;
  /** Puts a card where cards of its kind go when they are discarded. */
  discard?(g: G, c: C, card: Card): Rule | void;
  /** The seats of the heroes in the game, in the order in which they resolve one effect together. Absent: every seat. */
  heroes?(g: G, c: C): readonly number[];
  /** Whether a hero is still in the game. Absent: yes. */
  isIn?(g: G, seat: number): boolean;
  /** The seat of the hero that "you" means; -1 for none. Absent: the seat that makes the choices. */
  youOf?(g: G, c: C): number;
  /** A context for another hero. Absent: the same with another seat. */
  contextFor?(g: G, c: C, seat: number): C;
  /** Who decides ties. Absent: the seat that the effect is for. */
  breaksTies?(g: G, c: C): number;
  /** How heroes are shown as options, if not by their names. */
  readonly asHero?: Partial<As<number>>;
  /** What players call a card in notes: for example the second zombie of a group. Absent or undefined: its printed name. */
  called?(g: G, card: Card): string | undefined;
  /** What a number with this name stands for in a note: for example a seat stands for the name of its hero. */
  readonly names?: { readonly [arg: string]: (g: G, n: number) => string };
}

/** A game that is written with the common words. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export interface AdventureGame<G extends State = any, Options = any> extends Game<G, Options> {
  readonly adventure: Hooks<G>;
}

/** The hooks of the game that is played. */
export const hooksOf = (g: State): Hooks => (runtimeGame(g) as Partial<AdventureGame>).adventure ?? NO_HOOKS;
const NO_HOOKS: Hooks = {};

/** The context of a card that answers to an event or is used. */
export function contextOfCard<C extends Context>(g: State, card: Card, event: unknown, user?: number): C {
  const { contextOf } = hooksOf(g);
  if (!contextOf) throw new Error('The game does not say who its cards are about: it needs `contextOf`.');
  return contextOf(g, card, event, user);
}

/** Who answers for a seat. */
export const chooserFor = (g: State, seat: number): number => hooksOf(g).chooserFor?.(g, seat) ?? seat;

/** Lets somebody decide what an effect leaves open, by the rule of the game. */
export function pickFor<T>(g: State, c: Context, picking: Picking<T>): Rule<T> {
  const { pick } = hooksOf(g);
  const by = picking.by ?? askerOf(g, c, picking.effect);
  if (pick) return pick(g, c, { ...picking, by });
  const { seat, topic, prompt, among, as } = picking;
  return chooseOne(g, { seat: chooserFor(g, seat), topic, prompt, by, among, as });
}

/** Who asks for an effect, in the words of the game. */
export function askerOf(g: State, c: Context, effect?: Text): Asked['by'] {
  const { asker } = hooksOf(g);
  return asker && (() => asker(g, c, effect));
}
