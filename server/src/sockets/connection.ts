import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { type ClientMessage, clientMessage, type ServerMessage } from '../../protocol/index.ts';
import type { Known } from '../identity/identity.ts';
import type { Metrics } from '../metrics.ts';
import type { Caller } from '../quotas/caller.ts';
import { Bucket } from '../rate.ts';
import { errorMessageOf, Refusal } from '../refusal.ts';
import type { Watcher } from '../rooms/room.ts';
import type { Settings } from '../settings.ts';
import type { Outbox } from './outbox.ts';

/** What a connection asks of the rest of the server. */
export interface Services {
  handle(connection: Connection, message: ClientMessage): Promise<ServerMessage>;
  closed(connection: Connection): void;
  /** It had to be cut off: whoever it belongs to may open fewer others for a while. */
  cutOff(connection: Connection): void;
  /** Notes an error that is the server's own fault and gives what the client is told. */
  failed(error: unknown): Refusal;
}

export interface ConnectionDeps {
  readonly services: Services;
  readonly metrics: Metrics;
  readonly settings: Settings;
  readonly outbox: Outbox;
}

/** Close codes that clients understand; see docs/protocol.md. */
export const CLOSE = { going: 1001, tooFast: 4008, ended: 4001, slow: 4009 } as const;

/** Matches, and as many campaigns. */
const MAX_WATCHED = 20;
/** Whoever is too fast is told so for this many more bursts, and is then cut off. */
const PATIENCE = 3;
/**
 * How many pings of the WebSocket protocol a client may send in a second, and how many at once after a rest.
 */
const PINGS_PER_SECOND = 1;
const PING_BURST = 20;

/** One socket of one person. Checks what comes in, and does one thing after the other. */
export class Connection implements Watcher {
  readonly known: Known;
  readonly person: Caller;
  readonly #socket: WebSocket;
  readonly #services: Services;
  readonly #metrics: Metrics;
  readonly #settings: Settings;
  readonly #outbox: Outbox;
  readonly #stream: Duplex;
  readonly #bucket: Bucket;
  readonly #patience: Bucket;
  readonly #pings = new Bucket(PINGS_PER_SECOND, PING_BURST);
  /** The matches that it watches. */
  readonly watched = new Set<string>();
  /** The campaigns that it is told of. */
  readonly campaigns = new Set<string>();
  greeted = false;
  gone = false;
  #alive = true;
  #warned = false;
  #cut = false;
  #before: Promise<unknown> = Promise.resolve();

  /** `stream` is what carries the socket, `network` where it comes from. */
  constructor(socket: WebSocket, stream: Duplex, known: Known, network: string, deps: ConnectionDeps) {
    const { services, metrics, settings, outbox } = deps;
    this.known = known;
    this.person = { ...known.person, network };
    this.#socket = socket;
    this.#stream = stream;
    this.#services = services;
    this.#metrics = metrics;
    this.#settings = settings;
    this.#outbox = outbox;
    const { messagesPerSecond, messageBurst } = settings;
    this.#bucket = new Bucket(messagesPerSecond, messageBurst);
    this.#patience = new Bucket(messagesPerSecond, PATIENCE * messageBurst);
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('ping', (data) => this.#control(() => socket.pong(data)));
    socket.on('pong', () => this.#control(() => {}));
    socket.on('close', () => {
      this.gone = true;
      services.closed(this);
    });
    socket.on('error', () => {
      services.cutOff(this);
      socket.terminate();
    });
  }

  /** Sends a finished message. Whoever does not read is let go: they can catch up when they come back. */
  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#settings.maxBacklog) {
      this.#socket.close(CLOSE.slow, 'too much is waiting to be read');
      this.#socket.terminate();
      return;
    }
    this.#metrics.messagesOut.inc();
    this.#metrics.bytesOut.inc(text.length);
    this.#outbox.hold(this.#stream);
    this.#socket.send(text);
  }

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Asks whether anybody is still there. Whoever did not answer the last time is not. */
  ping(): void {
    if (this.#alive) this.#socket.ping();
    else this.#socket.terminate();
    this.#alive = false;
  }

  /** Whether it may watch one more match, or one more campaign. */
  get mayWatchMore(): boolean {
    return this.watched.size < MAX_WATCHED && this.campaigns.size < MAX_WATCHED;
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#cut) return;
    this.#alive = true;
    this.#metrics.messagesIn.inc();
    // Checked before the message is read: a message that is refused must cost next to nothing.
    if (!this.#bucket.take()) {
      this.#slowDown(data);
      return;
    }
    this.#warned = false;
    const parsed = isBinary ? refused('Messages are text.') : parse(data);
    this.#before = this.#before.then(() =>
      'refusal' in parsed ? this.#refuse(parsed.refusal, parsed.re) : this.#handle(parsed.message),
    );
  }

  /** Pings and pongs: whoever sends nothing else can keep a server busy with them, too. */
  #control(answer: () => void): void {
    if (this.#cut) return;
    this.#alive = true;
    if (this.#pings.take()) answer();
    else this.#cutOff('too many pings');
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (this.gone) return;
    try {
      if (!this.greeted && message.type !== 'hello') throw new Refusal('no-hello', 'Say hello first.');
      this.say(await this.#services.handle(this, message));
    } catch (error) {
      this.#refuse(error instanceof Refusal ? error : this.#services.failed(error), message.id);
    }
  }

  #refuse(refusal: Refusal, re?: number): void {
    this.#metrics.refusals.inc();
    this.say(errorMessageOf(refusal, re));
  }

  /** Whoever waits for a reply gets it, others are told once; whoever goes on regardless is cut off. */
  #slowDown(data: Buffer): void {
    if (!this.#patience.take()) {
      this.#cutOff('too many messages');
      return;
    }
    const re = idOf(data);
    if (re !== undefined || !this.#warned)
      this.#refuse(new Refusal('too-fast', 'Too many messages in too little time: this was not done.'), re);
    this.#warned = true;
  }

  /**
   * Says why, and reads nothing any more: the socket ends when the other side agrees, or soon after even if
   * it does not.
   */
  #cutOff(why: string): void {
    this.#cut = true;
    this.#services.cutOff(this);
    this.#socket.close(CLOSE.tooFast, why);
    this.#socket.pause();
  }
}

export type Parsed =
  | { readonly message: ClientMessage }
  | { readonly refusal: Refusal; readonly re: number | undefined };

const refused = (why: string, re?: number): Parsed => ({ refusal: new Refusal('bad-message', why), re });

/** A message as the protocol has it, or why it is none. */
export function parse(data: Buffer): Parsed {
  let raw: unknown;
  try {
    raw = JSON.parse(data.toString('utf8'));
  } catch {
    return refused('This is not JSON.');
  }
  const { success, data: message, error } = clientMessage.safeParse(raw);
  if (success) return { message };
  const [issue] = error.issues;
  return refused(`${issue?.path.join('.') || 'The message'}: ${issue?.message}`, idIn(raw));
}

/** The number under which somebody waits for a reply to this message; nothing else in it is looked at. */
function idOf(data: Buffer): number | undefined {
  try {
    return idIn(JSON.parse(data.toString('utf8')));
  } catch {
    return undefined;
  }
}

const idIn = (raw: unknown): number | undefined => {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : undefined;
};
