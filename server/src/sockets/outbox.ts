import type { Duplex } from 'node:stream';

/**
 * Holds back what is written to sockets until everything is done that follows from what happened: several messages to
 * the same socket, such as an update and the reply to the answer that caused it, then leave in one packet.
 */
export class Outbox {
  readonly #corked: Duplex[] = [];

  hold(stream: Duplex): void {
    if (stream.writableCorked > 0) return;
    stream.cork();
    if (this.#corked.push(stream) === 1) process.nextTick(() => this.#flush());
  }

  #flush(): void {
    for (const stream of this.#corked.splice(0)) stream.uncork();
  }
}
