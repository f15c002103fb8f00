import { createContext, Script } from 'node:vm';

/** It took longer than it may. */
export class TookTooLong extends Error {}

/** Node can stop a script after a time, whatever it is doing; so what must end is called from one. */
const stage: { act: () => unknown } = { act: () => null };
const script = new Script('stage.act()');
const context = createContext({ stage });

/** Lets things be done, each for a while at most, and measures how long they take together. */
export class Stopwatch {
  readonly #limit: number;
  ms = 0;

  /** In milliseconds. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Does something and gives what it gives. Throws TookTooLong if it had to be stopped, with nothing put in order. */
  time<T>(act: () => T): T {
    const began = performance.now();
    stage.act = act;
    try {
      return script.runInContext(context, { timeout: this.#limit });
    } catch (error) {
      throw isTimeout(error) ? new TookTooLong(`It took more than ${this.#limit} ms.`) : error;
    } finally {
      this.ms += performance.now() - began;
    }
  }

  /** The same for what may have to wait: it is not waited for longer. */
  async wait<T>(act: () => T | Promise<T>): Promise<T> {
    const began = performance.now();
    const done = this.time(act);
    if (!(done instanceof Promise)) return done;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const why = new TookTooLong(`It took more than ${this.#limit} ms.`);
      timer = setTimeout(() => reject(why), this.#limit);
    });
    try {
      return await Promise.race([done, late]);
    } finally {
      clearTimeout(timer);
      this.ms = performance.now() - began;
    }
  }
}

/** It is an error of the script's own world, and no Error of ours. */
const isTimeout = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
