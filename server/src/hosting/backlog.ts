import type { Update } from './update.ts';

/** How many updates are kept at most for clients that were away, and how many characters of them. */
const KEPT = 64;
const KEPT_SIZE = 16_384;

interface Kept {
  readonly version: number;
  /** JSON takes up less memory than what it says. */
  readonly text: string;
}

/** The newest updates of an audience. Who has missed more is told everything anew. */
export class Backlog {
  readonly #updates: Kept[] = [];
  #size = 0;

  add(update: Update): void {
    const text = JSON.stringify(update);
    this.#updates.push({ version: update[0], text });
    this.#size += text.length;
    while (this.#updates.length > KEPT || this.#size > KEPT_SIZE)
      this.#size -= this.#updates.shift()!.text.length;
  }

  /** Everything after `version`; null when that is not known any more. */
  since(version: number): Update[] | null {
    const first = this.#updates.findIndex((kept) => kept.version === version + 1);
    return first < 0 ? null : this.#updates.slice(first).map(({ text }) => JSON.parse(text));
  }
}
