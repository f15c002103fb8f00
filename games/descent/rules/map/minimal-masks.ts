/** Bitsets in a growing array; of those that belong together only the ones that hold no other are kept. */
export class MinimalMasks {
  readonly #words: number;
  #kept = new Uint32Array(1 << 12);
  #start = 0;
  #end = 0;

  constructor(words: number) {
    this.#words = words;
  }

  begin(): void {
    this.#start = this.#end;
  }

  /** Where the bitsets since `begin` stand, and how many they are. */
  end(): [start: number, count: number] {
    return [this.#start, (this.#end - this.#start) / this.#words];
  }

  /** Takes the bitsets since `begin` out again. */
  take(): Uint32Array[] {
    const words = this.#words;
    const found: Uint32Array[] = [];
    for (let at = this.#start; at < this.#end; at += words) found.push(this.#kept.slice(at, at + words));
    this.#end = this.#start;
    return found;
  }

  all(): Uint32Array {
    return this.#kept.slice(0, this.#end);
  }

  /** Adds a bitset of spaces and, in its last word, objects. */
  add(spaces: readonly number[], objects: number): void {
    const words = this.#words;
    if (this.#end + words > this.#kept.length) this.#grow();
    const kept = this.#kept;
    const at = this.#end;
    kept.fill(0, at, at + words);
    for (const space of spaces) kept[at + (space >> 5)]! |= 1 << (space & 31);
    kept[at + words - 1] = objects;
    for (let other = this.#start; other < at; other += words) if (this.#isWithin(other, at)) return;
    let end = this.#start;
    for (let other = this.#start; other < at; other += words) {
      if (this.#isWithin(at, other)) continue;
      kept.copyWithin(end, other, other + words);
      end += words;
    }
    kept.copyWithin(end, at, at + words);
    this.#end = end + words;
  }

  #isWithin(one: number, other: number): boolean {
    for (let word = 0; word < this.#words; word++) {
      if ((this.#kept[one + word]! & ~this.#kept[other + word]!) !== 0) return false;
    }
    return true;
  }

  #grow(): void {
    const grown = new Uint32Array(2 * this.#kept.length);
    grown.set(this.#kept);
    this.#kept = grown;
  }
}
