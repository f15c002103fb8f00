import WebSocket from 'ws';
import { PROTOCOL, SOCKET_PATH } from '../../protocol/index.ts';

/** A socket that writes down every byte it receives, in order. */
export class Recorder {
  readonly bytes: string[] = [];
  readonly #socket: WebSocket;
  readonly #waiting: (() => void)[] = [];
  #pings = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data, isBinary) => {
      this.bytes.push(`${isBinary}:${String(data)}`);
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  static async open(url: string, cookie: string): Promise<Recorder> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}`, { headers: { cookie } });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const recorder = new Recorder(socket);
    recorder.send({ type: 'hello', protocol: PROTOCOL });
    await recorder.quiet();
    return recorder;
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits until everything sent before has been answered, and what others caused has arrived. */
  async quiet(): Promise<void> {
    for (let round = 0; round < 2; round++) {
      const re = 1_000_000 + ++this.#pings;
      this.send({ type: 'ping', id: re });
      const pong = `false:${JSON.stringify({ type: 'pong', re })}`;
      while (!this.bytes.includes(pong)) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  close(): void {
    this.#socket.terminate();
  }
}
