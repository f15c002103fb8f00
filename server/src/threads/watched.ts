import { Worker } from 'node:worker_threads';
import { CallFault, type CallMap, type Request, type Response, Runaway, ThreadLost } from './call.ts';
import { LOADER } from './loader.ts';

interface Outstanding {
  readonly request: Request;
  readonly limit: number;
  readonly resolve: (give: unknown) => void;
  readonly reject: (reason: Error) => void;
}

export interface WatchedOptions {
  /** The TypeScript module that runs in the thread. */
  readonly module: URL;
  readonly workerData: unknown;
  /** How long a call may take, in milliseconds. */
  readonly limit: number;
}

const WATCH_EVERY = 50;

/**
 * A thread that answers calls in order, under a watch: a call that takes too long is stopped together with its
 * thread, and a fresh thread takes over. What the old one had in memory is gone then; `life` tells.
 */
export class WatchedThread<Map extends CallMap> {
  readonly #options: WatchedOptions;
  readonly #outstanding: Outstanding[] = [];
  readonly #watch: NodeJS.Timeout;
  #worker: Worker | null = null;
  /** Since when the first of the outstanding calls has been running; null while the thread starts. */
  #since: number | null = null;
  #suspect: Outstanding | null = null;
  #closed = false;
  /** Counts the threads there have been. */
  life = 0;

  constructor(options: WatchedOptions) {
    this.#options = options;
    this.#watch = setInterval(() => this.#look(), WATCH_EVERY);
    this.#watch.unref();
  }

  /** How many calls wait or run. */
  get load(): number {
    return this.#outstanding.length;
  }

  call<Name extends keyof Map & string>(
    name: Name,
    ask: Map[Name]['ask'],
    limit = this.#options.limit,
  ): Promise<Map[Name]['give']> {
    if (this.#closed) return Promise.reject(new ThreadLost('The server is shutting down.'));
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const request = { name, ask };
      const alone = this.#outstanding.push({ request, limit, resolve, reject }) === 1;
      if (alone && this.#since !== null) this.#since = performance.now();
      worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#watch);
    const worker = this.#worker;
    this.#worker = null;
    this.#fail(new ThreadLost('The server is shutting down.'));
    await worker?.terminate();
  }

  #start(): Worker {
    this.life++;
    this.#since = null;
    const { module, workerData } = this.#options;
    const worker = new Worker(module, { workerData, execArgv: ['--import', LOADER] });
    worker.on('message', (response: Response) => this.#settle(worker, response));
    worker.on('error', (error) => this.#lose(worker, new Runaway(`The thread failed: ${error.message}`)));
    worker.on('exit', () => this.#lose(worker, new Runaway('The thread ended.')));
    worker.unref();
    return worker;
  }

  #settle(worker: Worker, response: Response): void {
    if (worker !== this.#worker) return;
    this.#since = performance.now();
    if ('ready' in response) return;
    const { resolve, reject } = this.#outstanding.shift()!;
    if ('fault' in response) reject(new CallFault(response.fault));
    else resolve(response.give);
  }

  /** Stops a call that takes too long; but looks twice, for it may be this thread that was held up. */
  #look(): void {
    const running = this.#outstanding[0];
    if (!running || this.#since === null || performance.now() - this.#since <= running.limit)
      this.#suspect = null;
    else if (this.#suspect !== running) this.#suspect = running;
    else {
      const worker = this.#worker!;
      this.#lose(worker, new Runaway(`It took more than ${running.limit} ms.`));
      void worker.terminate();
    }
  }

  #lose(worker: Worker, reason: Runaway): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    this.#suspect = null;
    this.#outstanding.shift()?.reject(reason);
    this.#fail(new ThreadLost('The thread was stopped because of another call.'));
  }

  #fail(reason: Error): void {
    for (const { reject } of this.#outstanding.splice(0)) reject(reason);
  }
}
