import { WatchedThread } from '../threads/watched.ts';
import type { Calls } from './calls.ts';

export interface RulesLimits {
  /** How long the rules may take over one answer, in milliseconds. */
  readonly answer: number;
  /** How long they may take to play a stored match again. */
  readonly open: number;
}

/** The threads in which the rules run. Every match has its place in one of them. */
export class RulesThreads {
  readonly #threads: readonly WatchedThread<Calls>[];
  readonly #limits: RulesLimits;

  constructor(count: number, games: string, limits: RulesLimits) {
    const module = new URL('./thread.ts', import.meta.url);
    const options = { module, workerData: { games }, limit: limits.answer };
    this.#threads = Array.from({ length: count }, () => new WatchedThread<Calls>(options));
    this.#limits = limits;
  }

  /** The thread for a match: the one that has the least to do now. */
  pick(): WatchedThread<Calls> {
    return this.#threads.reduce((idlest, thread) => (thread.load < idlest.load ? thread : idlest));
  }

  get openLimit(): number {
    return this.#limits.open;
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
