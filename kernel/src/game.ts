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
  /** When it says nothing of all this although it is in play: while it is exhausted, say. */
  readonly silent?: Silent;
}

/** Who may see the cards of a zone, and whether they act from there. */
export interface ZoneDef {
  /**
   * Whose the zones of this kind are. A seat's is named `hand:2`, a figure's `pack:leoric`; the cards of a
   * figure belong to the seat that plays it (`Game.plays`). The automated player has no eyes: what only the
   * owner of its zone may see, nobody sees. Zones of which nothing is said here are nobody's, whatever their name.
   */
  readonly of?: 'seat' | 'figure' | 'automaton';
  /**
   * `everyone` sees what lies face up; `owner`: the seat whose zone it is, the others only how many;
   * `count`: nobody sees them, everybody how many; `nobody`: not even that.
   */
  readonly sees: 'everyone' | 'owner' | 'count' | 'nobody';
  /** Who may look at a face-down card here. Nobody unless said. */
  readonly looks?: 'owner';
  /** What everybody sees of a card even while it is face down, such as `exhausted`. */
  readonly shows?: readonly string[];
  /** Whether cards that lie here face up listen to events and modify values. */
  readonly live?: boolean;
}

/**
 * How an automated player of a game decides: it gives the thing, the things or the amount that it takes. It goes by the
 * topic of a choice and by what is offered, never by texts, and by the state alone, so that the same position always
 * gives the same answer.
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
   * Fields that hold one entry for each seat, each for that seat's eyes only. They are neither dealt anew for bots
   * that think nor searched for leaks: what the others should guess at belongs on a card.
   */
  readonly own?: readonly (keyof G & string)[];
  readonly languages: Languages;

  /** Checks raw options and completes them with defaults, or throws an OptionsError. */
  options(raw: unknown, seats: number): Options;
  /**
   * Whether these options, checked already, bring components along that somebody has made up. What those do to the rules
   * nobody has tried: a server runs them for whoever brings them, and for nobody else.
   */
  madeUp?(options: Options): boolean;
  /** The state before set-up. The kernel adds what is its own. `legacy` is what the match before it has left. */
  start(options: Options, seats: number, legacy?: Legacy): Omit<G, keyof State>;
  /** For games whose matches can be chained into campaigns. */
  readonly campaign?: CampaignWords;
  /** The whole game, entered anew at every checkpoint: it reads from the state where it is. */
  play(g: G): Rule;
  /**
   * Opens the box that a match with these options is played with, made-up components included. It is kept with the
   * match, so that what somebody makes up is gone with it; rules find it with `boxOf`.
   */
  openBox?(options: Options): object;
  /** What a card is. */
  define(g: G, def: string): Def;
  /** Copies a card field by field: twice as quick as copying one of which nothing is known, and forks copy them all. */
  readonly copyCard?: CopyCard;
  /**
   * Makes of the game's own fields in a copied state copies of their own. What is never changed in place, only
   * replaced, may be left as it is.
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
   * Which hidden cards could change places as far as the players know; by their backs when not given.
   * For decks that are known to be made in parts.
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
  /** Whether a state stored by another version of the rules can be played on. It may be brought into the present form, in place. */
  reads?(state: unknown, version: string): boolean;
  /** What must always be true; returns a sentence for each thing that is not. For tests and soak runs. */
  faults?(g: G): string[];
  /** How scenario files speak of this game. */
  readonly scenario?: ScenarioWords<G>;
}

/** How a game reads and tells positions in the words of its players; `docs/scenarios.md` lists them. */
export interface ScenarioWords<G extends State> {
  /**
   * Options and number of seats for a described position, and by what other names than p1, p2, … the steps
   * may call the seats. Throws a ScenarioError when the words make no sense.
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
