import pg from 'pg';
import { newId } from '../ids.ts';
import type { Database } from '../storage/database.ts';
import { sql } from '../storage/kysely.ts';
import type { ServerMail } from './messages.ts';

/** PostgreSQL takes notifications below 8,000 bytes. Longer ones lie in a table until they are fetched. */
const INLINE_BYTES = 7500;
const EVERYBODY = 'questwright';
const RECONNECT_MS = 250;
/** For how long sending a letter is tried. After that, the others have given this server up and ask again. */
const PATIENCE_MS = 10_000;

const channelOf = (server: string): string => `${EVERYBODY}_${server}`;

export interface MailboxOptions {
  readonly database: Database;
  readonly server: string;
  readonly now: () => number;
  readonly receive: (mail: ServerMail) => void;
  /** Mail may have been missed: whoever waits for any must ask again. */
  readonly missed: () => void;
}

/**
 * Mail between servers through PostgreSQL's LISTEN and NOTIFY: what one server sends to another arrives in
 * the order in which it was sent, or not at all.
 */
export class Mailbox {
  readonly #options: MailboxOptions;
  readonly #outgoing: { channel: string; mail: ServerMail }[] = [];
  #sending = false;
  #listener: pg.Client | null = null;
  /** The next try to listen again, if one is due. */
  #retry: NodeJS.Timeout | null = null;
  #received: Promise<void> = Promise.resolve();
  /** How many letters have been sent from here. */
  #sent = 0;
  /** The number of the last letter of each server. */
  readonly #numbers = new Map<string, number>();
  #closed = false;

  constructor(options: MailboxOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const { database, server } = this.#options;
    const listener = new pg.Client({ connectionString: database.url!, keepAlive: true });
    listener.on('notification', ({ payload = '' }) => this.#take(payload));
    listener.on('error', () => {});
    listener.on('end', () => this.#reopen(listener));
    try {
      await listener.connect();
      for (const channel of [EVERYBODY, channelOf(server)]) await listener.query(`listen "${channel}"`);
    } catch (error) {
      void listener.end().catch(() => {});
      throw error;
    }
    this.#listener = listener;
  }

  send(server: string, mail: ServerMail): void {
    this.#post(channelOf(server), mail);
  }

  sendAll(mail: ServerMail): void {
    this.#post(EVERYBODY, mail);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#listener?.end().catch(() => {});
  }

  #post(channel: string, mail: ServerMail): void {
    this.#outgoing.push({ channel, mail });
    if (!this.#sending) void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    this.#sending = true;
    while (this.#outgoing.length > 0) {
      const { channel } = this.#outgoing[0]!;
      const mails: ServerMail[] = [];
      while (this.#outgoing[0]?.channel === channel && mails.length < 50)
        mails.push(this.#outgoing.shift()!.mail);
      await this.#deliver(channel, JSON.stringify([this.#options.server, ++this.#sent, ...mails]));
    }
    this.#sending = false;
  }

  /** A letter may arrive twice if the connection breaks just then; its number tells. */
  async #deliver(channel: string, body: string): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.#notify(channel, body);
      } catch {
        if (this.#closed || performance.now() > until) return;
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      }
    }
  }

  async #notify(channel: string, body: string): Promise<void> {
    const { db } = this.#options.database;
    if (Buffer.byteLength(body) < INLINE_BYTES) {
      await sql`select pg_notify(${channel}, ${body})`.execute(db);
      return;
    }
    const id = newId();
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('mail').values({ id, body, at: this.#options.now() }).execute();
      await sql`select pg_notify(${channel}, ${id})`.execute(trx);
    });
  }

  #take(payload: string): void {
    this.#received = this.#received.then(async () => {
      try {
        const body = payload.startsWith('[') ? payload : await this.#fetch(payload);
        if (body === undefined) return;
        const [from, number, ...mails] = JSON.parse(body) as [string, number, ...ServerMail[]];
        if (number <= (this.#numbers.get(from) ?? 0)) return;
        this.#numbers.set(from, number);
        for (const mail of mails) this.#options.receive(mail);
      } catch {
        this.#options.missed();
      }
    });
  }

  async #fetch(id: string): Promise<string | undefined> {
    const { db } = this.#options.database;
    const found = await db.deleteFrom('mail').where('id', '=', id).returning('body').executeTakeFirst();
    return found?.body;
  }

  /**
   * The connection broke: what was sent meanwhile is lost. However often this is reported, there is only one
   * next try.
   */
  #reopen(listener: pg.Client): void {
    if (this.#closed || this.#retry || (this.#listener !== null && this.#listener !== listener)) return;
    this.#listener = null;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.open().then(
        () => this.#options.missed(),
        () => this.#reopen(listener),
      );
    }, RECONNECT_MS);
  }
}
