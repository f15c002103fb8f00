import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Lines that somebody types or that come through a pipe, one each time it is asked. */
export class Lines {
  readonly #waiting: string[] = [];
  readonly #reader;
  #ended = false;
  #wake: () => void = () => {};

  constructor(input: Readable) {
    this.#reader = createInterface({ input, terminal: false });
    this.#reader.on('line', (line) => {
      this.#waiting.push(line);
      this.#wake();
    });
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#wake();
    });
  }

  /** The next line; null when there are no more. */
  async next(): Promise<string | null> {
    while (this.#waiting.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#waiting.shift() ?? null;
  }

  close(): void {
    this.#reader.close();
  }
}
