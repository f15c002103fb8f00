import { type LogPage, patch, type View } from '@questwright/kernel';
import WebSocket from 'ws';
import {
  type ClientMessage,
  type ErrorMessage,
  extendLog,
  type PersonInfo,
  PROTOCOL,
  readMessage,
  type ServerMessage,
  type ServerMessageOf,
  SOCKET_PATH,
  serverMessage,
  type TableMessage,
} from '../../protocol/index.ts';

/** What a client has of a match through certain eyes. */
export interface Seen {
  readonly version: number;
  readonly view: View;
  readonly log: LogPage;
}

type Unnumbered<M> = M extends unknown ? Omit<M, 'id'> : never;
export type Outgoing = Unnumbered<ClientMessage>;

/** Somebody with a cookie. */
export interface Guest {
  readonly url: string;
  readonly cookie: string;
  readonly person: PersonInfo;
  /** Where a proxy in front says that they are. */
  readonly address?: string;
}

const forwarded = (address: string | undefined): Record<string, string> =>
  address ? { 'x-forwarded-for': address } : {};

export async function arrive(url: string, name: string, address?: string): Promise<Guest> {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...forwarded(address) },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const cookie = response.headers.get('set-cookie')!.split(';')[0]!;
  const { person } = (await response.json()) as { person: PersonInfo };
  return { url, cookie, person, ...(address && { address }) };
}

const KEPT = 2000;

/** A client as a person would use it: it keeps every view up to date and checks what it is sent. */
export class Client {
  readonly guest: Guest;
  readonly socket: WebSocket;
  /** What was received last, in order, as it came. */
  readonly raw: string[] = [];
  readonly received: ServerMessage[] = [];
  readonly seen = new Map<string, Seen>();
  readonly tables = new Map<string, TableMessage>();
  readonly #replies = new Map<number, (message: ServerMessage) => void>();
  #waiting: (() => void)[] = [];
  #id = 0;
  closed: { code: number; reason: string } | null = null;

  private constructor(guest: Guest, socket: WebSocket) {
    this.guest = guest;
    this.socket = socket;
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      const gone: ServerMessage = { type: 'bye', code: 'closed', message: String(reason) };
      for (const reply of this.#replies.values()) reply(gone);
      this.#wake();
    });
    socket.on('error', () => {});
  }

  static async connect(guest: Guest): Promise<Client> {
    const socket = new WebSocket(`${guest.url.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { cookie: guest.cookie, ...forwarded(guest.address) },
    });
    const client = new Client(guest, socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const welcome = await client.ask({ type: 'hello', protocol: PROTOCOL });
    if (welcome.type !== 'welcome') throw new Error(JSON.stringify(welcome));
    return client;
  }

  static async guest(url: string, name: string): Promise<Client> {
    return Client.connect(await arrive(url, name));
  }

  /** Sends a message and gives the reply: done, welcome, pong or an error. */
  ask(message: Outgoing): Promise<ServerMessage> {
    if (this.closed) return Promise.resolve({ type: 'bye', code: 'closed', message: this.closed.reason });
    const id = ++this.#id;
    const reply = new Promise<ServerMessage>((resolve) => this.#replies.set(id, resolve));
    this.socket.send(JSON.stringify({ ...message, id }));
    return reply;
  }

  /** Like ask, but an error is thrown. */
  async do(message: Outgoing): Promise<ServerMessageOf<'done'>> {
    const reply = await this.ask(message);
    if (reply.type !== 'done') throw new Error(`${message.type}: ${JSON.stringify(reply)}`);
    return reply;
  }

  /** Sends a message that is expected to be refused, and gives the code. */
  async refused(message: Outgoing): Promise<ErrorMessage['code'] | 'done'> {
    const reply = await this.ask(message);
    return reply.type === 'error' ? reply.code : 'done';
  }

  see(match: string, eyes: number): Seen | undefined {
    return this.seen.get(`${match} ${eyes}`);
  }

  /** Waits until something is so. */
  async until<T>(find: () => T | undefined | null | false, what = 'something', limit = 20_000): Promise<T> {
    const end = performance.now() + limit;
    for (;;) {
      const found = find();
      if (found) return found;
      const left = end - performance.now();
      if (left <= 0) throw new Error(`Waited in vain for ${what}. Last: ${this.raw.slice(-3).join('\n')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 250));
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  untilVersion(match: string, eyes: number, version: number): Promise<Seen> {
    return this.until(() => {
      const seen = this.see(match, eyes);
      return seen && seen.version >= version && seen;
    }, `version ${version} of eyes ${eyes}`);
  }

  untilTable(match: string, is: (table: TableMessage) => boolean): Promise<TableMessage> {
    return this.until(() => {
      const table = this.tables.get(match);
      return table && is(table) && table;
    }, 'a table');
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.socket.close();
    await this.until(() => this.closed, 'the end');
  }

  #receive(text: string): void {
    this.raw.push(text);
    const message = serverMessage.parse(readMessage(text));
    this.received.push(message);
    if (this.raw.length > KEPT) {
      this.raw.splice(0, KEPT / 2);
      this.received.splice(0, KEPT / 2);
    }
    this.#note(message);
    const re = 're' in message ? message.re : undefined;
    if (re !== undefined) {
      this.#replies.get(re)?.(message);
      this.#replies.delete(re);
    }
    this.#wake();
  }

  #note(message: ServerMessage): void {
    if (message.type === 'table') this.tables.set(message.match, message);
    if (message.type !== 'view' && message.type !== 'update') return;
    const key = `${message.match} ${message.seat}`;
    const { version } = message;
    if (message.type === 'view') {
      this.seen.set(key, { version, view: message.view, log: message.log });
      return;
    }
    const before = this.seen.get(key);
    if (before?.version !== version - 1) {
      throw new Error(`An update to version ${version} came on top of ${before?.version}.`);
    }
    const view = patch(before.view, message.patch) as View;
    const log = message.log ? extendLog(before.log, message.log) : before.log;
    this.seen.set(key, { version, view, log });
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}
