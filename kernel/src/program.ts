import type { Answer } from './answer.ts';
import type { Choice } from './choice.ts';
import type { Random } from './generator.ts';
import type { Match } from './match.ts';
import { redealer } from './redeal.ts';
import type { Text } from './text.ts';
import type { View } from './view.ts';

/** What a bot is given to answer with: what its seat sees, and forks in which everything else is dealt again. */
export interface Seat {
  readonly seat: number;
  readonly choice: Choice;
  readonly random: Random;
  view(): View;
  /** A match that agrees with everything the seat knows; the rest is dealt again each time. */
  imagine(): Match;
}

/** A program that sits in a seat. */
export interface Bot {
  readonly name: string;
  /** Whether it uses `imagine`: the runner then keeps checkpoints, which costs some speed. */
  readonly thinks?: boolean;
  answer(seat: Seat): Answer | Promise<Answer>;
  /** Whether the arena shows it the real match, with its cards and dice to come: a ceiling to measure others by. */
  readonly omniscient?: boolean;
  /**
   * What it would tell a person who asks for advice, or about an answer that the person has decided on; left out, it
   * only answers.
   */
  advise?(seat: Seat, decided?: Answer): Advice | Promise<Advice>;
}

/** What a bot tells a person about a choice. */
export interface Advice {
  readonly answer: Answer;
  /** What it found out by trying; null when it only answers. */
  readonly found: Findings | null;
}

export interface Findings {
  /** How likely the seat is thought to win after the answer, from 0 to 1. */
  readonly chance: number;
  /** How likely the answer is at least as good as the runner-up, from 0 to 1. */
  readonly sure: number;
  /** Why it is better than the runner-up, in words of the game: what weighs most comes first. */
  readonly reasons: readonly Text[];
  /** Likewise what speaks for the runner-up. */
  readonly doubts: readonly Text[];
  readonly runnerUp: { readonly answer: Answer; readonly chance: number };
}

/** How sure a bot is, as a word. */
export const surenessOf = ({ sure }: Findings): 'very' | 'fairly' | 'hardly' =>
  sure >= 0.95 ? 'very' : sure >= 0.75 ? 'fairly' : 'hardly';

/** What a bot advises; one that gives no reasons still has an answer. */
export async function adviceOf(bot: Bot, seat: Seat): Promise<Advice> {
  return bot.advise ? bot.advise(seat) : { answer: await bot.answer(seat), found: null };
}

/** What a bot may use when it answers for a seat of this match: any seat that is asked, or else the first of them. */
export function seatOf(match: Match, choice: Choice, random: Random, seat = choice.seat): Seat {
  const deal = redealer(match, seat);
  return {
    seat,
    choice,
    random,
    view: () => match.view(seat),
    imagine: () => deal(random.below(2 ** 30)),
  };
}

/**
 * The seat for which a bot is to answer a choice of these seats; null if a person is to answer. As long as one of the
 * seats that may answer belongs to a person, no bot answers before that person does.
 */
export const botSeat = (asked: readonly number[], isBot: (seat: number) => boolean): number | null =>
  asked.every(isBot) ? (asked[0] ?? null) : null;

/** Some legal answer, every option as likely as any other. */
export function randomAnswer(choice: Choice, random: Random): Answer {
  switch (choice.kind) {
    case 'one':
      return choice.as.id(choice.among[random.below(choice.among.length)]);
    case 'amount':
      return choice.min + random.below(choice.max - choice.min + 1);
    case 'order':
      return someOf(choice, choice.among.length, random);
    case 'some':
      return someOf(choice, choice.min + random.below(choice.max - choice.min + 1), random);
  }
}

function someOf({ among, as }: Choice & { kind: 'some' | 'order' }, count: number, random: Random): string[] {
  const places = Array.from(among, (_, i) => i);
  for (let i = 0; i < count; i++) {
    const j = i + random.below(places.length - i);
    const place = places[i]!;
    places[i] = places[j]!;
    places[j] = place;
  }
  return places.slice(0, count).map((place) => as.id(among[place]));
}

/**
 * Every legal answer, one after the other. Choices of several options can have very many: take as many
 * as you can use.
 */
export function* legalAnswers(choice: Choice): Generator<Answer, void> {
  if (choice.kind === 'amount') {
    for (let n = choice.min; n <= choice.max; n++) yield n;
    return;
  }
  const ids = choice.among.map((thing) => choice.as.id(thing));
  if (choice.kind === 'one') yield* ids;
  else if (choice.kind === 'order') yield* orders(ids);
  else for (let size = choice.min; size <= choice.max; size++) yield* subsets(ids, size, 0);
}

function* subsets(ids: readonly string[], size: number, from: number): Generator<string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= ids.length - size; i++) {
    for (const rest of subsets(ids, size - 1, i + 1)) yield [ids[i]!, ...rest];
  }
}

function* orders(ids: readonly string[]): Generator<string[]> {
  if (ids.length === 0) {
    yield [];
    return;
  }
  for (const [i, id] of ids.entries()) {
    for (const rest of orders(ids.toSpliced(i, 1))) yield [id, ...rest];
  }
}
