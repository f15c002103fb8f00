import { Refusal } from '../refusal.ts';

/** Does one thing after the other. */
export class Queue {
  readonly #limit: number;
  readonly #full: string;
  #length = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `full` is the message for those who come when there are `limit` already. */
  constructor(limit: number, full: string) {
    this.#limit = limit;
    this.#full = full;
  }

  get busy(): boolean {
    return this.#length > 0;
  }

  /** Resolves when everything that has been added so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }

  add<T>(task: () => Promise<T>): Promise<T> {
    if (this.#length >= this.#limit) {
      return Promise.reject(new Refusal('try-again', this.#full));
    }
    this.#length++;
    const done = this.#last.then(task).finally(() => {
      this.#length--;
    });
    this.#last = done.catch(() => {});
    return done;
  }
}
