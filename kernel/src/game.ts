import type { Ban, Listener, Modifying, Ordering, Silent } from './abilities.ts';
import type { Card } from './card.ts';
import type { Choice } from './choice.ts';
import type { CopyCard } from './clone.ts';
import type { CampaignWords, Legacy } from './legacy.ts';
import type { Rule } from './rule.ts';
import type { Entry } from './scenario/entry.ts';
import type { Scene } from './scene.ts';
import type { State } from './state.ts';
import type { Languages, Text } from './text.ts';

/** What a card is: its place in the content. Games add costs, numbers, effects. */
export interface Def {
  readonly id: string;
  readonly name: string;
  /** What its back shows: cards with the same back cannot be told apart face down. */
  readonly back?: string;
  /** What it does when something happens, by event. */
  readonly on?: { readonly [event: string]: Listener | readonly Listener[] };
  /** What it changes, by the name of the value. */
  readonly modify?: { readonly [value: string]: Modifying | readonly Modifying[] };
  /** What it forbids, by the name of the deed. */
  readonly forbid?: { readonly [deed: string]: Ban | readonly Ban[] };
  /** When it has no effect although it is in play, for example while it is exhausted. */
  readonly silent?: Silent;
}

/** Who may see the cards of a zone, and whether they act from there. */
export interface ZoneDef {
  /**
   * Who owns the zones of this kind. A seat's zone is named `hand:2`, a figure's `pack:leoric`; the cards of a figure
   * belong to the seat that plays it (`Game.plays`). The automated player sees nothing: if only the owner of its zone
   * may see something, nobody sees it. A zone without this field belongs to nobody, whatever its name.
   */
  readonly of?: 'seat' | 'figure' | 'automaton';
  /**
   * `everyone` sees what lies face up; `owner`: the seat whose zone it is, the others only how many;
   * `count`: nobody sees them, everybody how many; `nobody`: not even that.
   */
  readonly sees: 'everyone' | 'owner' | 'count' | 'nobody';
  /** Who may look at a face-down card here. Nobody if absent. */
  readonly looks?: 'owner';
  /** What everybody sees of a card even while it is face down, such as `exhausted`. */
  readonly shows?: readonly string[];
  /** Whether cards that lie here face up listen to events and modify values. */
  readonly live?: boolean;
}

/**
 * How an automated player of a game decides: it returns the thing, the things or the amount that it chooses. It uses
 * only the topic of a choice, what is offered, and the state, never texts, so that the same position always gives the
 * same answer.
 */
// biome-ignore lint/suspicious/noExplicitAny: a game's policy reads its own state.
export type Policy<G extends State = any> = (g: G, choice: Choice) => unknown;

/** Everything the kernel needs to know of a game. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of every state.
export interface Game<G extends State = any, Options = any> {
  readonly id: string;
  readonly name: string;
  /** Changes whenever a recorded match would play differently. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly zones: { readonly [zone: string]: ZoneDef };
  /** The fields of the state, besides zones, that everybody may see. What is not named here is never sent. */
  readonly open: readonly (keyof G & string)[];
  /**
   * Fields with one entry for each seat, which only that seat may see. They are not dealt again for bots that think,
   * and tests do not search them for leaks: what the other players should guess belongs on a card.
   */
  readonly own?: readonly (keyof G & string)[];
  readonly languages: Languages;

  /** Checks raw options and completes them with defaults, or throws an OptionsError. */
  options(raw: unknown, seats: number): Options;
  /**
   * Whether these options, which have been checked, contain made-up components. Nobody has tested what those do to the
   * rules, so a server runs them only for the person who brings them.
   */
  madeUp?(options: Options): boolean;
  /** The state before set-up. The kernel adds what is its own. `legacy` is what the match before it has left. */
  start(options: Options, seats: number, legacy?: Legacy): Omit<G, keyof State>;
  /** For games whose matches can be chained into campaigns. */
  readonly campaign?: CampaignWords;
  /** The whole game. It is started again at every checkpoint, and reads from the state where it is. */
  play(g: G): Rule;
  /**
   * Opens the box of a match with these options, including made-up components. It is kept with the match, so made-up
   * components disappear with it; rules find it with `boxOf`.
   */
  openBox?(options: Options): object;
  /** What a card is. */
  define(g: G, def: string): Def;
  /** Copies a card field by field. This is twice as fast as copying an unknown object, and forks copy all cards. */
  readonly copyCard?: CopyCard;
  /**
   * Replaces the game's own fields in a copied state with copies. Fields that are never changed in place, only
   * replaced, need no copy.
   */
  copyFields?(g: G): void;
  /** The seat that plays a figure, for games with zones of figures; null when nobody does now. */
  plays?(g: G, figure: string): number | null;
  /** The seat whose turn it is, for ordering what happens together; it also decides for what no seat owns. */
  active(g: G): number;
  /** How its automated player decides, in games that have one; see `AUTOMATON`. */
  readonly policy?: Policy<G>;
  /** The game's own rule on the order of abilities that happen together. */
  order?: Ordering<G>;
  /**
   * Which hidden cards could change places as far as the players know; if absent, those with the same back. For decks
   * that are known to be built in parts.
   */
  alike?(g: G, card: Card): string;
  /** Values derived from what everybody can see, for the board: a hero's speed, why it is what it is. */
  facts?(g: G): unknown;
  /** Where the match is, for lists of matches and the turns of a replay; from what everybody can see. */
  scene?(g: G): Scene;
  /**
   * The moments at which windows open, as people read them: `when a hero enters a space`. A player can pass for some of
   * them in advance.
   */
  readonly moments?: { readonly [moment: string]: Text };
  /**
   * Whether a match can continue from a state that was stored by another version of the rules. The function may convert
   * the state, in place.
   */
  reads?(state: unknown, version: string): boolean;
  /** What must always be true; returns a sentence for each thing that is not. For tests and soak runs. */
  faults?(g: G): string[];
  /** How scenario files speak of this game. */
  readonly scenario?: ScenarioWords<G>;
}

/** How a game reads and describes positions in the words of its players; `docs/scenarios.md` lists them. */
export interface ScenarioWords<G extends State> {
  /**
   * Options and number of seats for a described position, and other names than p1, p2, … that steps may use for the
   * seats. Throws a ScenarioError if the words make no sense.
   */
  begin(doc: Entry): {
    readonly options: unknown;
    readonly seats: number;
    readonly names?: readonly string[];
  };
  /**
   * Changes a fresh state into the position that the document describes, or throws a ScenarioError. Whatever
   * neither this nor `begin` has read is refused.
   */
  arrange(g: G, doc: Entry): void;
  /** The facts that `expect` can name, as nested plain data. */
  facts(g: G): Record<string, unknown>;
  /** The kinds of its options, so that a check of another kind is found to be mistyped. */
  readonly kinds?: readonly string[];
  /** The ids of options that decline what a question offers; `no` always does. */
  readonly declining?: readonly string[];
}
