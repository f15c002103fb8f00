/** How many updates are kept at most for clients that were away, and how many characters of them. */
const KEPT = 64;
const KEPT_SIZE = 16_384;

interface Update {
  readonly version: number;
  readonly text: string;
}

/** The newest updates of an audience. A client that has missed more than these is told everything anew. */
export class Backlog {
  readonly #updates: Update[] = [];
  #size = 0;

  add(version: number, text: string): void {
    this.#updates.push({ version, text });
    this.#size += text.length;
    while (this.#updates.length > KEPT || this.#size > KEPT_SIZE)
      this.#size -= this.#updates.shift()!.text.length;
  }

  /** Everything after `version`; null when that is not known any more. */
  since(version: number): string[] | null {
    const first = this.#updates.findIndex((update) => update.version === version + 1);
    return first < 0 ? null : this.#updates.slice(first).map(({ text }) => text);
  }
}
