import { getHeapStatistics } from 'node:v8';
import { isMainThread, MessageChannel, Worker } from 'node:worker_threads';
import { CallFault, faultOf, Runaway } from '../../threads/call.ts';
import { LOADER } from '../../threads/loader.ts';
import { CALL, IDLE, LENGTH, LIMIT, REASON, RUNNING, STATE, TOO_LONG, type WatchData } from './state.ts';

interface Call {
  readonly act: () => unknown;
  readonly limit: number;
  readonly resolve: (give: unknown) => void;
  readonly reject: (reason: Error) => void;
}

const WATCH = new URL('./watch.ts', import.meta.url);

/**
 * Runs rules in the server's own thread, one call after the other, under the watch of another thread, which stops
 * what does not come to an end. The stop unwinds everything on the stack without a word to it; so every call runs in a
 * turn of the event loop of its own, with nothing of anybody else below it.
 */
export class Guard {
  readonly #limit: number;
  readonly #memory: number;
  readonly #shared = new Int32Array(new SharedArrayBuffer(4 * LENGTH));
  readonly #turns = new MessageChannel();
  readonly #waiting: Call[] = [];
  readonly #watch: Worker;
  #ready = false;
  /** Still set in the next turn only if the call was stopped. */
  #running: Call | null = null;
  #calls = 0;
  #closed = false;

  /**
   * How long a call may take, in milliseconds, and how many bytes: far less than the process may have, so that the
   * watch sees it before there are none left.
   */
  constructor(limit: number, memory = getHeapStatistics().heap_size_limit / 4) {
    if (!isMainThread) throw new Error('The server runs in the main thread of its process only.');
    this.#limit = limit;
    this.#memory = memory;
    this.#turns.port2.on('message', () => this.#turn());
    this.#turns.port2.unref();
    this.#watch = this.#startWatch();
  }

  /** What `act` returns; or a CallFault for what it throws, or a Runaway if it had to be stopped. */
  run<T>(act: () => T, limit = this.#limit): Promise<T> {
    if (this.#closed) return Promise.reject(closed());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ act, limit, resolve: resolve as Call['resolve'], reject });
      if (this.#ready) this.#turns.port1.postMessage(null);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#turns.port1.close();
    for (const { reject } of this.#waiting.splice(0)) reject(closed());
    const ended = new Promise((resolve) => this.#watch.once('exit', resolve));
    this.#watch.ref();
    this.#watch.postMessage('end');
    await ended;
  }

  #startWatch(): Worker {
    const workerData: WatchData = { shared: this.#shared, memory: this.#memory };
    const watch = new Worker(WATCH, { workerData, execArgv: ['--import', LOADER] });
    watch.on('message', (said: 'ready' | 'stopped') => {
      if (said === 'ready') this.#begin();
      else this.#noteStop();
    });
    watch.unref();
    return watch;
  }

  #begin(): void {
    this.#ready = true;
    for (const _ of this.#waiting) this.#turns.port1.postMessage(null);
  }

  #turn(): void {
    this.#noteStop();
    const call = this.#waiting.shift();
    if (!call) return;
    this.#running = call;
    let settle: () => void;
    this.#enter(call.limit);
    try {
      const give = call.act();
      settle = () => call.resolve(give);
    } catch (error) {
      settle = () => call.reject(new CallFault(faultOf(error)));
    }
    this.#leave();
    this.#running = null;
    settle();
  }

  #enter(limit: number): void {
    Atomics.store(this.#shared, CALL, ++this.#calls);
    Atomics.store(this.#shared, LIMIT, limit);
    Atomics.store(this.#shared, STATE, RUNNING);
  }

  #leave(): void {
    // The watch was quicker: the stop is on its way, and must find this call and no other.
    if (Atomics.compareExchange(this.#shared, STATE, RUNNING, IDLE) !== RUNNING) for (;;);
  }

  /** Outside of its turn, a call that runs is one that was stopped. */
  #noteStop(): void {
    const call = this.#running;
    if (!call) return;
    this.#running = null;
    const tookLong = Atomics.load(this.#shared, REASON) === TOO_LONG;
    call.reject(new Runaway(tookLong ? `It took more than ${call.limit} ms.` : 'It took too much memory.'));
  }
}

const closed = (): Error => new Error('The server is shutting down.');
