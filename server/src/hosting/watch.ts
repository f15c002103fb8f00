/** How often the watch looks, in milliseconds. */
const TICK = 20;
/** How many calls can run at a time. */
const SLOTS = 1024;

interface Watched {
  readonly limit: number;
  readonly stop: () => void;
  /** How often the watch has seen rules or bots at work for this call, and how often it has seen the call at all. */
  working: number;
  present: number;
}

/**
 * Looks from outside at all calls that run in threads, and stops those that take too long. Threads only note in shared
 * memory, in the slot of the call, whether rules or bots are at work now; the rest of a call, such as loading a game, has
 * much more time.
 *
 * Looks are counted, not milliseconds: when the machine is busy with other things, looks come late as well, and
 * nobody is stopped for it.
 */
export class Watch {
  /** One if rules or bots are at work, zero if not. */
  readonly atWork = new Int32Array(new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT));
  readonly #patience: number;
  readonly #calls = new Map<number, Watched>();
  readonly #free = Array.from({ length: SLOTS }, (_, slot) => slot);
  #timer: NodeJS.Timeout | null = null;

  /** How much more time a call has than rules or bots have in it, in milliseconds. */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /** Watches a call in which rules or bots may work for so many milliseconds. Gives the slot of the call. */
  begin(limit: number, stop: () => void): number {
    const slot = this.#free.pop();
    if (slot === undefined) throw new Error('Too many calls run at a time.');
    Atomics.store(this.atWork, slot, 0);
    this.#calls.set(slot, { limit, stop, working: 0, present: 0 });
    this.#timer ??= setInterval(() => this.#look(), TICK).unref();
    return slot;
  }

  end(slot: number): void {
    if (this.#calls.delete(slot)) this.#free.push(slot);
  }

  #look(): void {
    if (this.#calls.size === 0) {
      clearInterval(this.#timer!);
      this.#timer = null;
    }
    for (const [slot, call] of this.#calls) {
      call.present++;
      if (Atomics.load(this.atWork, slot) === 1) call.working++;
      const { limit, working, present } = call;
      if (working * TICK > limit || present * TICK > limit + this.#patience) call.stop();
    }
  }
}
