import { random } from '@questwright/bots';
import type { Advice, Answer } from '@questwright/kernel';
import { Allowances } from '../quotas/allowances.ts';
import type { BotTask, Calls } from './calls.ts';
import { CallFault, Runaway } from './fault.ts';
import { AMONG_OTHERS_MS, type Meter, type Threads } from './threads.ts';

/** What a bot came up with, and what was wrong with it if it had to be replaced. */
export interface BotAnswer {
  readonly answer: Answer;
  readonly fault: string | null;
}

const MINUTE = 60_000;

/** Where bots think. Slow bots think in threads of their own, so a slow one holds up only other slow ones. */
export class Bots {
  readonly #quick: Threads;
  readonly #slow: Threads;
  readonly #limit: number;
  readonly #budget: number;
  readonly #budgets: Allowances;

  /**
   * How long a bot may think, and for how much of every minute the bots of one match may think in the shared
   * threads; both in milliseconds.
   */
  constructor(quick: Threads, slow: Threads, limit: number, budget: number) {
    this.#quick = quick;
    this.#slow = slow;
    this.#limit = limit;
    this.#budget = budget;
    this.#budgets = new Allowances(budget, MINUTE);
  }

  /** A bot that throws or takes too long is replaced, for this one choice, by the one that answers anything legal. */
  async answer(match: string, task: BotTask, meter: Meter): Promise<BotAnswer> {
    try {
      return { answer: await this.#think('think', match, task, meter), fault: null };
    } catch (error) {
      if (!(error instanceof CallFault || error instanceof Runaway) || task.level === random.name)
        throw error;
      const anything = { ...task, level: random.name };
      const answer = await this.#quick.call('think', anything, this.#quickLimit, meter);
      return { answer, fault: error.message };
    }
  }

  /** What a bot advises. One that throws or takes too long is not replaced: the fault is told. */
  advise(match: string, task: BotTask, meter: Meter): Promise<Advice> {
    return this.#think('advise', match, task, meter);
  }

  get #quickLimit(): number {
    return Math.min(this.#limit, AMONG_OTHERS_MS);
  }

  async #think<Name extends 'think' | 'advise'>(
    name: Name,
    match: string,
    task: BotTask,
    meter: Meter,
  ): Promise<Calls[Name]['give']> {
    const spend: Meter = (ms) => {
      this.#budgets.spend(match, ms);
      meter(ms);
    };
    if (this.#budgets.has(match, 0)) {
      try {
        return await this.#quick.call(name, task, this.#quickLimit, spend);
      } catch (error) {
        if (!(error instanceof Runaway) || this.#quickLimit === this.#limit) throw error;
        // The bots of this match think apart from now on, for a while.
        this.#budgets.spend(match, this.#budget);
      }
    }
    return this.#slow.call(name, task, this.#limit, spend);
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#slow.close()]);
  }
}
