import type { About, ChoiceView, Languages, Option, Speaker, Text, View } from '@questwright/kernel';
import type { ComponentType } from 'react';
import type { IconType } from 'react-icons';
import type { BoardProps } from './board-props.ts';
import type { CardFace } from './card-face.ts';
import type { Hue } from './hue.ts';
import type { FindMoments } from './moments.ts';
import type { SeatInfo } from './seat-info.ts';

/**
 * A game as it stands on the shelf: what the home page and the set-up page need, and where the rest is. It is
 * part of the first load, so it stays small; everything large is behind `load`.
 */
export interface GameBox {
  readonly id: string;
  readonly name: string;
  /** One line that says what it is. */
  readonly tagline: Text;
  readonly hue: Hue;
  readonly emblem: IconType;
  readonly players: { readonly min: number; readonly max: number };
  /** How many seats there are, where one person can play several; as many as players when not given. */
  readonly seats?: { readonly min: number; readonly max: number };
  /** About how long a match takes, in minutes. */
  readonly minutes: readonly [number, number];
  /** Whether the players win or lose together. */
  readonly together: boolean;
  /** A small game that shows how games are made; it stands on the lower shelf. */
  readonly example?: true;
  readonly setup: SetupDescriptor;
  /** The texts of the box, the board and the guided start, by language. */
  readonly languages: Languages;
  /**
   * Whether an option of a choice ends something that cannot be gone back to by playing on, such as a turn with
   * actions left.
   */
  ends?(option: Option, choice: ChoiceView | null): boolean;
  load(): Promise<BoardModule>;
}

/** What a game's board folder brings to the table. */
export interface BoardModule {
  /** The board; a plain one made from the view when there is none. */
  readonly Board?: ComponentType<BoardProps>;
  /** What the seat holds in its hand, for the drawer of the phone. Left out of the board when `narrow`. */
  readonly Hand?: ComponentType<BoardProps>;
  /** Every card of the game as it looks, for the board, the look-up and the enlarged card. */
  cards?(say: Speaker): readonly CardFace[];
  /** The words that mean something in this game. */
  keywords?(say: Speaker): readonly Keyword[];
  /** Symbols in texts: `[wound]` becomes its icon. */
  readonly symbols?: { readonly [name: string]: { readonly icon: IconType; readonly text: Text } };
  /** What everybody should see of what was logged: the table shows it on top of the board. */
  readonly moments?: FindMoments;
  readonly tour?: readonly TourStep[];
  /** What the board shows of the things that options are about, in words, for those who do not look. */
  readonly tells?: Tells;
  /** What options are about (`hex`) that the board always shows: a long list of them is left to it. The first is what a phone shows as well. */
  readonly shows?: readonly string[];
  /** Lines of the log by their keys (a step of a walk), each with what it is about: of several in a row about the same, the last alone is shown. */
  readonly passing?: { readonly [key: string]: string };
  /** Whether a line of the rules can matter in a match: what is left out of this edition is folded away. */
  inPlay?(line: LedgerLine): boolean;
  /** What the party of a campaign has become; a plain table of it when there is none. */
  readonly Party?: ComponentType<PartyProps>;
}

/** Tells what is known of the things that an option is about besides its own text; null if nothing is. */
export type Tells = (
  about: About,
  seen: { readonly view: View; readonly seats: readonly SeatInfo[]; readonly say: Speaker },
) => string | null;

/** What is shown of a campaign: what its game tells everybody of the last legacy (`CampaignWords.summary`). */
export interface PartyProps {
  readonly summary: unknown;
  /** Who plays which seat now. */
  readonly names: readonly string[];
  readonly say: Speaker;
}

export interface Keyword {
  readonly name: string;
  readonly text: string;
  /** The ledger line behind it. */
  readonly rule?: string;
}

/** A line of the rules of a game, as its ledger has it. */
export interface LedgerLine {
  readonly id: string;
  readonly text: string;
  readonly tags: readonly string[];
  /** The heading that it stands under. */
  readonly section: string;
}

/** A step of the guided start. It points at something that is on the board now, or at nothing. */
export interface TourStep {
  readonly id: string;
  readonly text: Text;
  /** What it points at; the step waits until that is there. */
  readonly about?: About | ((view: View) => About | null);
  /** When it can be shown; at once when not said. */
  when?(view: View, choice: ChoiceView | null): boolean;
  /** The key of the line of the log that tells that the player has done it: then it goes on by itself. */
  readonly doneBy?: string;
  /** Whether the steps after it do not wait for it: what it teaches may come early, late or never. */
  readonly anyTime?: true;
}

/** A match that one click starts. */
export interface QuickStart {
  readonly seats: readonly SeatPlan[];
  readonly values?: SetupValues;
  /** Whether it begins a campaign, for a game that is played as one. */
  readonly campaign?: true;
}

/** How a match of the game is set up, and what "Play now" starts. */
export interface SetupDescriptor {
  readonly quick: QuickStart;
  /** Another way to play that one click starts, with the text of its button. */
  readonly other?: QuickStart & { readonly text: Text };
  readonly fields: readonly SetupField[];
  /** Makes the game's options of what was chosen; as they are when not given. */
  options?(values: SetupValues, seats: number): unknown;
  /** The other way round: what was chosen, of options that the game has completed; as they are when not given. */
  values?(options: unknown): SetupValues;
  /** Whether what was chosen begins a campaign; the table asks when that is not said. */
  campaign?(values: SetupValues): boolean | undefined;
  /** What seats are called in set-up, such as "Hero", or what each of them is; "Seat" when not given. */
  readonly seatName?: Text | ((seat: number, values: SetupValues, seats: number) => Text);
}

export type SeatPlan =
  | { readonly kind: 'person'; readonly name?: string }
  | { readonly kind: 'bot'; readonly level?: string }
  | { readonly kind: 'open' };

/** By the id of the field; a field for each seat holds a list. Null stands for any that may be chosen. */
export type SetupValues = { readonly [field: string]: Chosen | number | boolean | readonly Chosen[] };
export type Chosen = string | null;

interface Field {
  readonly id: string;
  readonly label: Text;
  readonly help?: Text;
}

export type SetupField =
  | (Field &
      Choosing & {
        readonly kind: 'one';
        readonly initial: Chosen;
      })
  /** One choice for each seat. */
  | (Field &
      Choosing & {
        readonly kind: 'each-seat';
        initial(seat: number): Chosen;
      })
  /** One of the seats; null leaves it to the table. */
  | (Field & { readonly kind: 'seat'; readonly any: Text; readonly initial: number | null })
  | (Field & { readonly kind: 'toggle'; readonly initial: boolean })
  | (Field & {
      readonly kind: 'number';
      readonly initial: number;
      readonly min: number;
      readonly max: number;
    });

interface Choosing {
  readonly choices: readonly SetupChoice[];
  /** What it is called to leave it open; it cannot be when not given. */
  readonly any?: Text;
}

export interface SetupChoice {
  readonly id: string;
  readonly text: Text;
  readonly note?: Text;
  readonly icon?: IconType;
  /** The card that tells what it is, by the id of its definition: it is shown to be read and compared. */
  readonly card?: string;
  /** Of those with the same word, only one seat can choose one. */
  readonly only?: string;
}
