import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { CallName, Calls, Request, Response, ThreadData } from './calls.ts';
import { CallFault, Runaway, ThreadLost } from './fault.ts';
import type { Watch } from './watch.ts';

/** Is told how long rules or bots have worked, in milliseconds. */
export type Meter = (ms: number) => void;

export interface ThreadsOptions {
  /** The module that says which games there are. */
  readonly games: string;
  /** The file that runs in them, if it is not the usual one. */
  readonly module?: string | undefined;
  /** How many there are. */
  readonly count: number;
  /** How much memory each of them may have, in megabytes. */
  readonly memory: number;
  /**
   * How much less urgent they are than the rest of the server, from 0 to 19, where the system supports that.
   */
  readonly nice: number;
  /** Stops what takes too long, in these threads and others. */
  readonly watch: Watch;
}

/**
 * In the shared threads nothing may take longer than this many milliseconds; what needs longer is done again
 * apart from the others.
 */
export const AMONG_OTHERS_MS = 500;

/** In a bundle, which has no TypeScript any more, it lies beside this one as well. */
const MODULE = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js', import.meta.url),
);
/** What threads need to run TypeScript. */
const LOADER = new URL('../../../tools/ts-loader/register.mjs', import.meta.url).href;
/**
 * Megabytes for newly made objects. When a thread reaches its limit, Node gives it 16 more so that it can
 * end. No more than that may move to the old objects at once, or the whole process ends with the thread. A
 * third of the new objects can move at once.
 */
const YOUNG = 24;

type Pool = Piscina<Request, Response>;

/**
 * Some threads in which rules and bots run, started when they are first needed. A thread in which something takes too long or
 * too much memory is replaced by a fresh one, and whoever misses a match that was in it opens that again.
 */
export class Threads {
  readonly #options: ThreadsOptions;
  /** Those who wait for a free thread. */
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #pool: Pool | null = null;
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
    const response = await this.#inTurn(() => this.#run(name, ask, limit, meter));
    meter(response.ms);
    switch (response.kind) {
      case 'given':
        return response.give as Calls[Name]['give'];
      case 'fault':
        throw new CallFault(response.fault);
      case 'gone':
        throw new ThreadLost('The thread does not have this match any more.');
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool?.destroy();
  }

  async #inTurn<T>(act: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.count) this.#running++;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await act();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  async #run<Name extends CallName>(
    name: Name,
    ask: Calls[Name]['ask'],
    limit: number,
    meter: Meter,
  ): Promise<Response> {
    if (this.#closed) throw new ThreadLost('The server is shutting down.');
    const { watch } = this.#options;
    const stop = new AbortController();
    const slot = watch.begin(limit, () => stop.abort());
    this.#pool ??= this.#start();
    try {
      return await this.#pool.run({ name, ask, slot }, { signal: stop.signal });
    } catch (error) {
      if (this.#closed) throw new ThreadLost('The server is shutting down.');
      if (stop.signal.aborted) {
        meter(limit);
        throw new Runaway(`It took more than ${limit} ms.`);
      }
      const { code, message } = error as NodeJS.ErrnoException;
      const isMemory = code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw new Runaway(isMemory ? 'It took too much memory.' : `The thread failed: ${message}`);
    } finally {
      watch.end(slot);
    }
  }

  #start(): Pool {
    const { games, count, memory, nice, watch, module = MODULE } = this.#options;
    const pool: Pool = new Piscina({
      filename: module,
      name: 'handle',
      minThreads: count,
      maxThreads: count,
      workerData: { games, atWork: watch.atWork } satisfies ThreadData,
      niceIncrement: nice,
      execArgv: module.endsWith('.ts') ? ['--import', LOADER] : [],
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG },
      recordTiming: false,
    });
    // A thread that fails while it does nothing is replaced, and whoever misses its matches opens them again.
    pool.on('error', () => {});
    return pool;
  }
}
