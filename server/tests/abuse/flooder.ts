import WebSocket from 'ws';
import { MESSAGE_BYTES, PROTOCOL, SOCKET_PATH } from '../../protocol/index.ts';

/** So many messages may be sent over one socket at once; whoever is not hasty takes a new one then. */
export const BURST = 500;
const LAST = 1e6;
const TOO_LONG = 'x'.repeat(MESSAGE_BYTES + 1);

export interface Flood {
  /** Everything that came back. */
  readonly received: string[];
  /** The codes with which sockets were closed on us. */
  readonly closed: number[];
}

/** Sends a lot of messages, over as many sockets as it takes: those who go too far are cut off. */
export class Flooder {
  readonly #url: string;
  readonly #cookie: string;
  readonly #hasty: boolean;
  readonly #flood: Flood;
  readonly #firstClosed: Promise<void>;
  #noteClosed = (): void => {};
  #socket: WebSocket | null = null;

  /** Whoever is hasty waits for no answers. */
  constructor(url: string, cookie: string, hasty: boolean, flood: Flood) {
    this.#url = url;
    this.#cookie = cookie;
    this.#hasty = hasty;
    this.#flood = flood;
    this.#firstClosed = new Promise((resolve) => {
      this.#noteClosed = resolve;
    });
  }

  async send(count: number, message: () => string): Promise<void> {
    for (let n = 1; n <= count; n++) {
      const socket = await this.#open();
      const isTooLong = n % 2000 === 1 && !this.#hasty;
      if (isTooLong) await this.#sendTooLong(socket);
      else socket.send(message());
      if (n % (BURST - 100) === 0 && !this.#hasty) await this.#finish(socket);
      // Reads now and then: whoever never does is let go.
      else if (n % 100 === 0) await new Promise(setImmediate);
    }
    // However slowly the server reads, it cuts off whoever sends so much.
    if (this.#hasty) await this.#firstClosed;
    this.#socket?.terminate();
  }

  async #sendTooLong(socket: WebSocket): Promise<void> {
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.send(TOO_LONG);
    await closed;
  }

  /** Waits until everything that was sent has been answered, and leaves. */
  async #finish(socket: WebSocket): Promise<void> {
    if (socket.readyState !== WebSocket.OPEN) return;
    await new Promise<void>((resolve) => {
      socket.on('message', (text) => String(text).includes(`"re":${LAST}`) && resolve());
      socket.send(JSON.stringify({ type: 'ping', id: LAST }));
    });
    socket.terminate();
  }

  async #open(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { cookie: this.#cookie },
    });
    socket.on('error', () => {});
    socket.on('message', (text) => this.#flood.received.push(String(text)));
    socket.on('close', (code) => {
      this.#flood.closed.push(code);
      this.#noteClosed();
    });
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
    this.#socket = socket;
    return socket;
  }
}
