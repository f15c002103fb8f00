import type { Text } from './text.ts';

/**
 * What on the table an option is about, so that the board can light it up: `{ card: 12 }`, `{ hex: 'C4' }`, and a
 * list where there are several of a kind, `{ token: [3, 5] }`.
 */
export type About = { readonly [what: string]: Which | readonly Which[] };
type Which = string | number;

/** An option as people and programs see it. */
export interface Option {
  /** Stable: the same option of the same choice has the same id in every replay. */
  readonly id: string;
  readonly text: Text;
  readonly about?: About;
}

/** How things become options. Ids are made when an answer is checked, texts only when somebody reads. */
export interface As<T> {
  id(thing: T): string;
  text(thing: T): Text;
  about?(thing: T): About;
}

/** An action that is not open now, why, and the ledger line behind it. */
export interface Closed {
  readonly id: string;
  readonly text: Text;
  readonly reason: Text;
  readonly rule: string;
}

export interface Asked {
  /** The seat that chooses; the first of them when any of several may. */
  readonly seat: number;
  /** If there are several seats of which any one may answer, all of them: the first answer decides for all. */
  readonly seats?: readonly number[] | undefined;
  /**
   * What is decided, as a word of the game. Programs that choose (bots, automated players, scenarios) use it and what
   * the options are about, never the words that people read.
   */
  readonly topic?: string | undefined;
  /**
   * What else a program needs for the decision besides the options: `{ damage: 3 }`. Plain data, which the chooser is
   * sent.
   */
  readonly subject?: unknown;
  readonly prompt: Text;
  /** Who or what asks (a card, a rule) and what hangs on the answer; worked out only when a person looks. */
  readonly by?: (() => Text | null) | undefined;
  /** What the other seats read while they wait. Says nothing that they may not know. */
  readonly publicPrompt?: Text | undefined;
  /** Actions that are not open now; worked out only when a person looks. */
  readonly closed?: (() => Closed[]) | undefined;
  /**
   * Ask even if only one answer is legal: because a skipped question would tell the others something, or because the
   * player should see that it is the only one.
   */
  readonly always?: boolean | undefined;
  /** Only the chooser may know the answer: it is left out of what others can export. */
  readonly secret?: boolean | undefined;
}

export interface ChoiceOfOne<T = unknown> extends Asked {
  readonly kind: 'one';
  /** If it is a window: at which moment it was opened, and for which periods it can be passed. */
  readonly window?: OpenWindow;
  readonly among: readonly T[];
  readonly as: As<T>;
}

/** The public part of an open window. */
export interface OpenWindow {
  readonly moment: string;
  /** Periods that are open now, the shortest first. */
  readonly scopes: readonly string[];
}

export interface ChoiceOfSome<T = unknown> extends Asked {
  readonly kind: 'some';
  readonly among: readonly T[];
  readonly as: As<T>;
  readonly min: number;
  readonly max: number;
}

export interface ChoiceOfOrder<T = unknown> extends Asked {
  readonly kind: 'order';
  readonly among: readonly T[];
  readonly as: As<T>;
}

/** Whether a seat is one of those that may answer. */
export const mayAnswer = ({ seat, seats }: Asked, who: number): boolean =>
  seats === undefined ? seat === who : seats.includes(who);

/** The seats that may answer. */
export const seatsAsked = ({ seat, seats }: Asked): readonly number[] => seats ?? [seat];

/** The kind of an option: what stands before the colon of its id, `card` of `card:12`. */
export function kindOf(id: string): string {
  const colon = id.indexOf(':');
  return colon < 0 ? id : id.slice(0, colon);
}

export interface ChoiceOfAmount extends Asked {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a choice is handled alike whatever its options stand for.
export type Choice = ChoiceOfOne<any> | ChoiceOfSome<any> | ChoiceOfOrder<any> | ChoiceOfAmount;

/** Options that are written out where they are asked. */
export const asGiven: As<Option> = {
  id: (option) => option.id,
  text: (option) => option.text,
  about: (option) => option.about ?? NOTHING_ON_THE_BOARD,
};
const NOTHING_ON_THE_BOARD: About = {};

/** The options of a choice, written out. */
export function optionsOf(choice: Choice): Option[] {
  if (choice.kind === 'amount') {
    return Array.from({ length: choice.max - choice.min + 1 }, (_, i) => ({
      id: String(choice.min + i),
      text: ['amount', { n: choice.min + i }],
    }));
  }
  const { among, as } = choice;
  return among.map((thing) => {
    const option = { id: as.id(thing), text: as.text(thing) };
    const about = as.about?.(thing);
    return about ? { ...option, about } : option;
  });
}

/** Choices that several seats make at the same time: each answers its own, in any order. */
export interface Together {
  readonly kind: 'together';
  readonly choices: readonly Choice[];
}
