import type { CopyCard } from './clone.ts';
import type { Rule } from './rule.ts';
import type { Entry } from './scenario/entry.ts';
import type { State } from './state.ts';
import type { Languages } from './text.ts';
import type { Listener, Modifier, Ordering } from './triggers.ts';
import type { Card, ZoneDef } from './zones.ts';

/** What a card is: its place in the content. Games add costs, numbers, effects. */
export interface Def {
  readonly id: string;
  readonly name: string;
  /** What its back shows: cards with the same back cannot be told apart face down. */
  readonly back?: string;
  readonly on?: { readonly [event: string]: Listener };
  readonly modify?: { readonly [value: string]: Modifier };
}

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
   * Fields that hold one entry a seat, each for that seat's eyes only. They are neither dealt anew for bots
   * that think nor searched for leaks: what the others should guess at belongs on a card.
   */
  readonly own?: readonly (keyof G & string)[];
  readonly languages: Languages;

  /** Checks raw options and completes them with defaults, or throws an OptionsError. */
  options(raw: unknown, seats: number): Options;
  /** The state before set-up. The kernel adds what is its own. */
  start(options: Options, seats: number): Omit<G, keyof State>;
  /** The whole game, entered anew at every checkpoint: it reads from the state where it is. */
  play(g: G): Rule;
  /** What a card is. */
  define(g: G, def: string): Def;
  /** Copies a card field by field: twice as quick as copying one of which nothing is known, and forks copy them all. */
  readonly copyCard?: CopyCard;
  /**
   * Makes of the game's own fields in a copied state copies of their own. What is never changed in place, only
   * replaced, may be left as it is.
   */
  copyFields?(g: G): void;
  /** The seat whose turn it is, for ordering what happens together; it also decides for what no seat owns. */
  active(g: G): number;
  /** The game's own rule on the order of abilities that happen together. */
  order?: Ordering<G>;
  /**
   * Which hidden cards could change places as far as the players know; by their backs when not given.
   * For decks that are known to be made in parts.
   */
  alike?(g: G, card: Card): string;
  /** Values derived from what everybody can see, for the board: a hero's speed, why it is what it is. */
  facts?(g: G): unknown;
  /** Whether a state stored by another version of the rules can be played on. */
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
  /** The ids of options that decline what a question offers; `no` always does. */
  readonly declining?: readonly string[];
}
