import type { Choice, Match } from '@questwright/kernel';

/**
 * The numbers by which clients answer. A choice has the number of the version in which it was first asked, and keeps it
 * while others answer theirs: so what a player is just answering stays valid, and a match that is opened again from what
 * is stored has the same numbers. After an undo everything is asked anew.
 */
export class ChoiceNumbers {
  #numbers = new Map<Choice, number>();

  of(choice: Choice): number {
    return this.#numbers.get(choice)!;
  }

  /** The match has come to this version: what was not asked before is asked in it. */
  review({ pending }: Match, version: number): void {
    // Nearly always there is only one choice, and it is new.
    const before = this.#numbers;
    this.#numbers = new Map(pending.map(({ choice }) => [choice, before.get(choice) ?? version]));
  }

  /** Returns a way back for when the rules fail: the same is then asked again, but by new choice objects. */
  remember(match: Match): () => void {
    const before = match.pending.map(({ choice }) => this.of(choice));
    return () => {
      this.#numbers = new Map(match.pending.map(({ choice }, i) => [choice, before[i]!]));
    };
  }

  renew(match: Match, version: number): void {
    this.#numbers.clear();
    this.review(match, version);
  }
}
