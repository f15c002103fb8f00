import type { Outcome } from '@questwright/kernel';

/** What many matches came to. All but the two times depends on nothing but the set-up and its seed. */
export interface Report {
  readonly matches: number;
  /** How many came to an outcome. */
  readonly finished: number;
  readonly choices: number;
  readonly seconds: number;
  readonly choicesPerSecond: number;
  /** How often each result came about. */
  readonly outcomes: { readonly [result: string]: number };
  /** How often each seat won. */
  readonly wins: readonly number[];
  readonly lengths: Lengths | null;
  readonly errors: readonly MatchFault[];
  readonly forfeits: readonly Forfeit[];
}

/** How many choices the finished matches took. */
export interface Lengths {
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly max: number;
}

/** A match that the rules could not bring to an end. */
export interface MatchFault {
  /** Which match, counting from 1. */
  readonly match: number;
  readonly message: string;
  /** The match file that shows it. */
  readonly file: string;
}

/** A bot that threw or answered what was not legal: the random bot took its seat for the rest of the match. */
export interface Forfeit {
  /** Which match, counting from 1. */
  readonly match: number;
  /** Which choice of that match. */
  readonly choice: number;
  readonly seat: number;
  readonly bot: string;
  readonly reason: string;
}

/** Adds up matches as they are played. */
export class Tally {
  readonly forfeits: Forfeit[] = [];
  readonly errors: MatchFault[] = [];
  readonly #outcomes = new Map<string, number>();
  readonly #wins: number[];
  readonly #lengths: number[] = [];
  #matches = 0;
  #choices = 0;

  constructor(seats: number) {
    this.#wins = new Array(seats).fill(0);
  }

  count(choices: number, outcome: Outcome | null): void {
    this.#matches++;
    this.#choices += choices;
    if (!outcome) return;
    this.#lengths.push(choices);
    this.#outcomes.set(outcome.result, (this.#outcomes.get(outcome.result) ?? 0) + 1);
    for (const seat of outcome.winners) this.#wins[seat]!++;
  }

  report(seconds: number): Report {
    return {
      matches: this.#matches,
      finished: this.#lengths.length,
      choices: this.#choices,
      seconds,
      choicesPerSecond: this.#choices / Math.max(seconds, 1e-9),
      outcomes: Object.fromEntries([...this.#outcomes].sort(([a], [b]) => (a < b ? -1 : 1))),
      wins: this.#wins,
      lengths: lengthsOf(this.#lengths),
      errors: this.errors,
      forfeits: this.forfeits,
    };
  }
}

function lengthsOf(lengths: readonly number[]): Lengths | null {
  if (lengths.length === 0) return null;
  const sorted = lengths.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return {
    min: sorted[0]!,
    median: sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2,
    mean: sorted.reduce((sum, length) => sum + length, 0) / sorted.length,
    max: sorted.at(-1)!,
  };
}
