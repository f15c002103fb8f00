import type { Call, Calls, FromWorker, SightChange } from './calls.ts';

type Listener = (change: SightChange) => void;

/** The page's side of the worker, which is started when it is first needed. */
class WorkerClient {
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #listeners = new Map<string, Listener>();
  #worker: Worker | null = null;
  #calls = 0;

  call<Name extends keyof Calls>(call: Name, ...args: Parameters<Calls[Name]>): ReturnType<Calls[Name]> {
    const re = ++this.#calls;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(re, waiting);
    const message: Call = { re, call, args };
    this.#started().postMessage(message);
    return waiting.promise as ReturnType<Calls[Name]>;
  }

  /** Hears what changes in a match from now on. */
  listen(id: string, listener: Listener): () => void {
    this.#listeners.set(id, listener);
    return () => {
      if (this.#listeners.get(id) === listener) this.#listeners.delete(id);
    };
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = () => this.#failAll();
    this.#worker = worker;
    return worker;
  }

  #hear(message: FromWorker): void {
    if ('change' in message) {
      this.#listeners.get(message.id)?.(message);
      return;
    }
    const waiting = this.#waiting.get(message.re);
    this.#waiting.delete(message.re);
    if ('result' in message) waiting?.resolve(message.result);
    else waiting?.reject(Object.assign(new Error(message.error.message), { name: message.error.name }));
  }

  #failAll(): void {
    const error = new Error('The part of the page that plays the matches could not be started.');
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

export const worker = new WorkerClient();
