/** Lets rules and bots work in a call, tells those who watch it from outside, and measures how long it takes. */
export class Stopwatch {
  readonly #atWork: Int32Array;
  readonly #slot: number;
  ms = 0;

  /** The call's slot in the memory that it shares with the watch. */
  constructor(atWork: Int32Array, slot: number) {
    this.#atWork = atWork;
    this.#slot = slot;
  }

  time<T>(act: () => T): T {
    const began = this.#begin();
    try {
      return act();
    } finally {
      this.#end(began);
    }
  }

  /** The same for what may have to wait. */
  async wait<T>(act: () => T | Promise<T>): Promise<T> {
    const began = this.#begin();
    try {
      return await act();
    } finally {
      this.#end(began);
    }
  }

  #begin(): number {
    Atomics.store(this.#atWork, this.#slot, 1);
    return performance.now();
  }

  #end(began: number): void {
    Atomics.store(this.#atWork, this.#slot, 0);
    this.ms += performance.now() - began;
  }
}
