/** How many updates are kept at most for clients that were away, and how many characters of them at least. */
const KEPT = 64;
const KEPT_SIZE = 8192;

interface Update {
  readonly version: number;
  readonly text: string;
}

/** The newest updates of an audience: as many as are shorter together than telling everything anew. */
export class Backlog {
  readonly #updates: Update[] = [];
  #size = 0;
  /** How long it is to tell everything anew. */
  wholeSize = 0;

  add(version: number, text: string): void {
    this.#updates.push({ version, text });
    this.#size += text.length;
    const limit = Math.max(this.wholeSize, KEPT_SIZE);
    while (this.#updates.length > KEPT || this.#size > limit)
      this.#size -= this.#updates.shift()!.text.length;
  }

  /** Everything after `version`; null when that is not known any more. */
  since(version: number): string[] | null {
    const first = this.#updates.findIndex((update) => update.version === version + 1);
    return first < 0 ? null : this.#updates.slice(first).map(({ text }) => text);
  }
}
