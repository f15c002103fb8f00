import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Tally } from './kind.ts';

export interface CrowdPlan {
  readonly kind: string;
  readonly url: string;
  readonly address: string;
  readonly guests: number;
  /** How often each of them tries at most, and for how long. */
  readonly tries: number;
  readonly atMostMs: number;
}

const LOADER = new URL('../../../../tools/ts-loader/register.mjs', import.meta.url).href;

/** Hostile guests of one kind, in a thread of their own, so that they keep nobody busy here. */
export class Crowd {
  readonly #worker: Worker;
  readonly #ended: Promise<Tally>;

  constructor(plan: CrowdPlan) {
    this.#worker = new Worker(new URL('./crowd-thread.ts', import.meta.url), {
      workerData: plan,
      execArgv: ['--import', LOADER],
    });
    this.#ended = once(this.#worker, 'message').then(([tally]) => tally as Tally);
    this.#ended.catch(() => {});
  }

  /** Tells them to stop as soon as they have met what they must meet, and gives what came of it. */
  async stop(): Promise<Tally> {
    this.#worker.postMessage('stop');
    const tally = await this.#ended;
    await this.#worker.terminate();
    return tally;
  }
}
