interface Allowance {
  left: number;
  since: number;
}

/** When more than this many are remembered, those that are full again are forgotten. */
const REMEMBERED = 10_000;

/**
 * An amount of something for each of many keys, such as people. What is spent comes back over time. It may be
 * overdrawn.
 */
export class Allowances {
  readonly #amount: number;
  readonly #perMs: number;
  readonly #known = new Map<string, Allowance>();
  #tidyAt = REMEMBERED;

  /** Each has `amount`, all of which comes back within `ms` milliseconds. */
  constructor(amount: number, ms: number) {
    this.#amount = amount;
    this.#perMs = amount / ms;
  }

  /** How many keys are remembered. */
  get remembered(): number {
    return this.#known.size;
  }

  /** Whether this much is left. */
  has(key: string, amount: number): boolean {
    return this.#leftOf(key) >= amount;
  }

  spend(key: string, amount: number): void {
    if (this.#known.size >= this.#tidyAt) this.#tidy();
    this.#known.set(key, { left: this.#leftOf(key) - amount, since: performance.now() });
  }

  #leftOf(key: string): number {
    const known = this.#known.get(key);
    return known ? this.#now(known) : this.#amount;
  }

  #now({ left, since }: Allowance): number {
    return Math.min(this.#amount, left + (performance.now() - since) * this.#perMs);
  }

  #tidy(): void {
    for (const [key, known] of this.#known) if (this.#now(known) >= this.#amount) this.#known.delete(key);
    this.#tidyAt = Math.max(REMEMBERED, 2 * this.#known.size);
  }
}
