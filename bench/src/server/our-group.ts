import { type Answer, type ChoiceView, createRandom, patch } from '@questwright/kernel';
import {
  type ClientMessage,
  PROTOCOL,
  readMessage,
  type ServerMessage,
  SOCKET_PATH,
} from '@questwright/server/protocol';
import WebSocket from 'ws';
import type { Group } from './load.ts';

const GAME = 'heroes-of-terrinoth';
/** Answers that are given before anything is measured: heroes are chosen and the first ones have acted. */
const SET_UP = 20;
const random = createRandom('load');

type Unnumbered<M> = M extends unknown ? Omit<M, 'id'> : never;

/** One seat's socket: keeps what it is asked, as every client must. */
class Seat {
  readonly #socket: WebSocket;
  readonly #seat: number;
  readonly #onUpdate: (version: number, bytes: number) => void;
  readonly #replies = new Map<number, (message: ServerMessage) => void>();
  #id = 0;
  choice: ChoiceView | null = null;

  constructor(socket: WebSocket, seat: number, onUpdate: (version: number, bytes: number) => void) {
    this.#socket = socket;
    this.#seat = seat;
    this.#onUpdate = onUpdate;
    socket.on('message', (data: Buffer) => this.#receive(data));
  }

  ask(message: Unnumbered<ClientMessage>): Promise<ServerMessage> {
    const id = ++this.#id;
    this.#socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve) => this.#replies.set(id, resolve));
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(data: Buffer): void {
    const message = readMessage(data.toString());
    if (message.type === 'update' && message.seat === this.#seat) {
      const change = (message.patch as { choice?: never } | null)?.choice ?? null;
      this.choice = patch(this.choice, change) as ChoiceView | null;
      this.#onUpdate(message.version, data.length);
    } else if (message.type === 'view' && message.seat === this.#seat) this.choice = message.view.choice;
    else if ('re' in message && message.re !== undefined) {
      this.#replies.get(message.re)?.(message);
      this.#replies.delete(message.re);
    }
  }
}

/** Four people at a match of ours. */
export class OurGroup implements Group {
  readonly received = { bytes: 0, updates: 0 };
  readonly #match: string;
  readonly #seats: Seat[] = [];
  #told = 0;
  #waiting: { n: number; resolve: () => void } | null = null;

  private constructor(match: string) {
    this.#match = match;
  }

  static async make(url: string, cookies: readonly string[]): Promise<OurGroup> {
    const sockets = await Promise.all(cookies.map((cookie) => open(url, cookie)));
    const host = new Seat(sockets[0]!, 0, (version, bytes) => group.#note(version, bytes));
    await host.ask({ type: 'hello', protocol: PROTOCOL });
    const open4 = cookies.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const);
    const made = await host.ask({ type: 'create', game: GAME, seats: open4, listed: false });
    if (made.type !== 'done' || !made.match) throw new Error(JSON.stringify(made));
    const match = made.match;
    const group = new OurGroup(match);
    group.#seats.push(host);
    await host.ask({ type: 'watch', match });
    for (const [i, socket] of sockets.slice(1).entries()) {
      const seat = new Seat(socket, i + 1, (version, bytes) => group.#note(version, bytes));
      group.#seats.push(seat);
      await seat.ask({ type: 'hello', protocol: PROTOCOL });
      await seat.ask({ type: 'take', match, seat: i + 1 });
      await seat.ask({ type: 'watch', match });
    }
    const started = await host.ask({ type: 'start', match });
    if (started.type !== 'done') throw new Error(JSON.stringify(started));
    for (let i = 0; i < SET_UP; i++) await group.#answerOnce();
    return group;
  }

  /** Waits until somebody is asked, and answers. */
  async #answerOnce(): Promise<void> {
    for (;;) {
      const told = this.answer();
      if (told) return told;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  answer(): Promise<void> | null {
    const seat = this.#seats.findIndex(({ choice }, i) => choice?.seat === i && choice.kind !== undefined);
    const choice = this.#seats[seat]?.choice;
    if (!choice || this.#waiting) return null;
    const { n } = choice;
    this.#told = 0;
    return new Promise((resolve) => {
      this.#waiting = { n, resolve };
      void this.#seats[seat]!.ask({
        type: 'answer',
        match: this.#match,
        seat,
        n,
        answer: someAnswer(choice),
      });
    });
  }

  close(): void {
    for (const seat of this.#seats) seat.close();
  }

  #note(version: number, bytes: number): void {
    this.received.bytes += bytes;
    this.received.updates++;
    if (version !== (this.#waiting?.n ?? 0) + 1 || ++this.#told < this.#seats.length) return;
    const { resolve } = this.#waiting!;
    this.#waiting = null;
    resolve();
  }
}

async function open(url: string, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}`, { headers: { cookie } });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

function someAnswer({ kind, options = [], min = 1, max = 1 }: ChoiceView): Answer {
  if (kind === 'amount') return min + random.below(max - min + 1);
  const ids = options.map(({ id }) => id);
  if (kind === 'one') return ids[random.below(ids.length)]!;
  if (kind === 'order') return ids;
  return ids.slice(0, min + random.below(max - min + 1));
}
