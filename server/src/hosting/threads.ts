import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { CallName, Calls, Request, Response } from './calls.ts';
import { CallFault, Runaway, ThreadLost } from './fault.ts';

/** Is told how long rules or bots have worked, in milliseconds. */
export type Meter = (ms: number) => void;

export interface ThreadsOptions {
  /** The module that says which games there are. */
  readonly games: string;
  /** How many there are. */
  readonly count: number;
  /** How much memory each of them may have, in megabytes. */
  readonly memory: number;
  /** How much less urgent they are than the rest of the server, where the system knows such a thing: 0 to 19. */
  readonly nice: number;
  /**
   * A thread stops by itself what takes too long. If nothing is heard of it for so many milliseconds longer, it is
   * stopped itself.
   */
  readonly patience: number;
}

/** Among others nothing takes longer than so many milliseconds; what needs longer is done again apart from them. */
export const AMONG_OTHERS_MS = 500;

const MODULE = fileURLToPath(new URL('./thread.ts', import.meta.url));
/** What threads need to run TypeScript. */
const LOADER = new URL('../../../tools/ts-loader/register.mjs', import.meta.url).href;
/** Megabytes for what is thrown away soon: most of what hundreds of matches make between two answers never gets older. */
const YOUNG = 96;

type Pool = Piscina<Request, Response>;

/** Some threads in which rules and bots run, started when they are first needed. */
export class Threads {
  readonly #options: ThreadsOptions;
  /** The calls that run, and behind them those that wait; with the moment at which each was first seen running. */
  readonly #pending = new Map<Request, number | null>();
  readonly #watch: NodeJS.Timeout;
  #pool: Pool | null = null;
  #stuck: Request | null = null;
  #closed = false;

  constructor(options: ThreadsOptions) {
    this.#options = options;
    this.#watch = setInterval(() => this.#look(), options.patience / 4);
    this.#watch.unref();
  }

  /** Makes a call in one of them: those that come first have their turn first. */
  async call<Name extends CallName>(
    name: Name,
    ask: Calls[Name]['ask'],
    limit: number,
    meter: Meter,
  ): Promise<Calls[Name]['give']> {
    if (this.#closed) throw new ThreadLost('The server is shutting down.');
    const response = await this.#run({ name, ask, limit });
    meter(response.ms);
    switch (response.kind) {
      case 'given':
        return response.give as Calls[Name]['give'];
      case 'fault':
        throw new CallFault(response.fault);
      case 'stopped':
        throw new Runaway(`It took more than ${limit} ms.`);
      case 'gone':
        throw new ThreadLost('The thread does not have this match any more.');
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#watch);
    await this.#pool?.destroy();
  }

  async #run(request: Request): Promise<Response> {
    this.#pool ??= this.#start();
    const pool = this.#pool;
    this.#pending.set(request, null);
    try {
      return await pool.run(request);
    } catch (error) {
      if (this.#closed) throw new ThreadLost('The server is shutting down.');
      if (request === this.#stuck) throw new Runaway('The thread was stuck.');
      if (pool !== this.#pool) throw new ThreadLost('The thread was stopped because of another call.');
      const { code, message } = error as NodeJS.ErrnoException;
      const isMemory = code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw new Runaway(isMemory ? 'It took too much memory.' : `The thread failed: ${message}`);
    } finally {
      this.#pending.delete(request);
    }
  }

  /** Begins anew with fresh threads when one of them is stuck. That should never be. */
  #look(): void {
    const now = performance.now();
    const { count, patience } = this.#options;
    for (const [request, since] of [...this.#pending].slice(0, count)) {
      if (since === null) this.#pending.set(request, now);
      else if (now - since > request.limit + patience) {
        this.#stuck = request;
        void this.#pool?.destroy();
        this.#pool = null;
        return;
      }
    }
  }

  #start(): Pool {
    const { games, count, memory, nice } = this.#options;
    const pool: Pool = new Piscina({
      filename: MODULE,
      name: 'handle',
      minThreads: count,
      maxThreads: count,
      workerData: { games },
      niceIncrement: nice,
      execArgv: ['--import', LOADER],
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG },
      recordTiming: false,
    });
    // A thread that fails while it does nothing is replaced, and whoever misses its matches opens them again.
    pool.on('error', () => {});
    return pool;
  }
}
