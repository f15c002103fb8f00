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
}

/** Among others nothing takes longer than so many milliseconds; what needs longer is done again apart from them. */
export const AMONG_OTHERS_MS = 500;

const MODULE = fileURLToPath(new URL('./thread.ts', import.meta.url));
/** What threads need to run TypeScript. */
const LOADER = new URL('../../../tools/ts-loader/register.mjs', import.meta.url).href;
/** A thread stops by itself what takes too long. If nothing is heard of it for so much longer, it is stopped itself. */
const PATIENCE_MS = 20_000;

/** Some threads in which rules and bots run, started when they are first needed. */
export class Threads {
  readonly #options: ThreadsOptions;
  #pool: Piscina<Request, Response> | null = null;
  /** The calls that run, and behind them those that wait. */
  readonly #pending = new Set<Request>();
  #closed = false;

  constructor(options: ThreadsOptions) {
    this.#options = options;
  }

  /** Makes a call in one of them: those that come first have their turn first. */
  async call<Name extends CallName>(
    name: Name,
    ask: Calls[Name]['ask'],
    limit: number,
    meter: Meter,
  ): Promise<Calls[Name]['give']> {
    if (this.#closed) throw new ThreadLost('The server is shutting down.');
    this.#pool ??= this.#start();
    const response = await this.#run(this.#pool, { name, ask, limit });
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
    await this.#pool?.destroy();
  }

  async #run(pool: Piscina<Request, Response>, request: Request): Promise<Response> {
    const stop = new AbortController();
    this.#pending.add(request);
    let wasRunning = false;
    const watch = setInterval(() => {
      const isRunning = [...this.#pending].indexOf(request) < this.#options.count;
      if (isRunning && wasRunning) stop.abort();
      wasRunning = isRunning;
    }, request.limit + PATIENCE_MS);
    watch.unref();
    try {
      return await pool.run(request, { signal: stop.signal });
    } catch (error) {
      if (this.#closed) throw new ThreadLost('The server is shutting down.');
      if (stop.signal.aborted) throw new Runaway('The thread did not answer any more.');
      const { code, message } = error as NodeJS.ErrnoException;
      const isMemory = code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw new Runaway(isMemory ? 'It took too much memory.' : `The thread failed: ${message}`);
    } finally {
      clearInterval(watch);
      this.#pending.delete(request);
    }
  }

  #start(): Piscina<Request, Response> {
    const { games, count, memory, nice } = this.#options;
    const pool = new Piscina<Request, Response>({
      filename: MODULE,
      name: 'handle',
      minThreads: count,
      maxThreads: count,
      workerData: { games },
      niceIncrement: nice,
      execArgv: ['--import', LOADER],
      resourceLimits: { maxOldGenerationSizeMb: memory },
      recordTiming: false,
    });
    // A thread that fails while it does nothing is replaced, and whoever misses its matches opens them again.
    pool.on('error', () => {});
    return pool;
  }
}
