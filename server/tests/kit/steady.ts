import type { Answer, Random } from '@questwright/kernel';
import { Client, type Guest, type Outgoing, type Seen } from './client.ts';
import { someAnswer } from './play.ts';

export interface Acknowledged {
  readonly match: string;
  readonly n: number;
  readonly seat: number;
  readonly answer: Answer;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A player who goes on whatever happens to the server: connects again, looks where the match stands, answers.
 * Notes everything that the server has acknowledged, and complains if it ever knows less than it has said.
 */
export class SteadyPlayer {
  readonly #guest: Guest;
  readonly #random: Random;
  /** Where to connect, now: with several servers another one each time. */
  readonly #url: () => string;
  #client: Client | null = null;
  readonly #last = new Map<string, Seen>();
  readonly acknowledged: Acknowledged[] = [];
  readonly chats: { match: string; text: string }[] = [];
  #stopped = false;

  constructor(guest: Guest, random: Random, url: () => string = () => guest.url) {
    this.#guest = guest;
    this.#random = random;
    this.#url = url;
  }

  get id(): string {
    return this.#guest.person.id;
  }

  lastSeen(match: string, seat: number): Seen | undefined {
    return this.#last.get(`${match} ${seat}`);
  }

  /** Does something that must be done, as often as it takes. */
  async insist(message: Outgoing, alsoFine: readonly string[] = []): Promise<string | undefined> {
    for (;;) {
      const client = await this.#connected();
      const reply = await client.ask(message);
      if (reply.type === 'done') return reply.match;
      if (reply.type === 'error' && alsoFine.includes(reply.code)) return undefined;
      if (reply.type === 'error' && reply.code !== 'try-again')
        throw new Error(JSON.stringify([message, reply]));
      await pause(20);
    }
  }

  /** Plays a seat of a match to its end. */
  async play(match: string, seat: number): Promise<void> {
    for (;;) {
      const client = await this.#connected();
      try {
        if (!(await this.#follow(client, match, seat))) continue;
        const asked = await client.until(() => this.#turn(client, match, seat), `seat ${seat}`, 60_000);
        if (asked === 'over') {
          await client.ask({ type: 'unwatch', match });
          return;
        }
        if (asked !== 'gone') await this.#act(client, match, seat, asked);
      } finally {
        this.#remember(client, match, seat);
      }
    }
  }

  /** Gives up, whatever it is doing. */
  async close(): Promise<void> {
    this.#stopped = true;
    await this.#client?.close();
  }

  #turn(client: Client, match: string, seat: number): Seen | 'over' | 'gone' | null {
    if (client.closed) return 'gone';
    const seen = client.see(match, seat);
    if (!seen) return null;
    if (seen.view.over) return 'over';
    return seen.view.choice?.seat === seat ? seen : null;
  }

  async #act(client: Client, match: string, seat: number, { view, version: n }: Seen): Promise<void> {
    const fate = this.#random.below(20);
    if (fate === 0) {
      const text = `hello ${this.#random.below(1e6)}`;
      const reply = await client.ask({ type: 'chat', match, text });
      if (reply.type === 'done') this.chats.push({ match, text });
    }
    if (fate === 1) await client.ask({ type: 'undo', match, seat });
    const answer = someAnswer(view.choice!, this.#random);
    const reply = await client.ask({ type: 'answer', match, seat, n, answer });
    if (reply.type === 'done') this.acknowledged.push({ match, n, seat, answer });
    else if (
      reply.type === 'error' &&
      !['stale-choice', 'try-again', 'too-fast', 'wrong-seat'].includes(reply.code)
    ) {
      throw new Error(JSON.stringify(reply));
    } else if (reply.type === 'error') await pause(20);
    await client.until(() => client.closed || client.see(match, seat)!.version > n || reply.type === 'error');
  }

  /** Begins to watch, where it left off, unless it does already. False when that must be tried again. */
  async #follow(client: Client, match: string, seat: number): Promise<boolean> {
    if (client.tables.has(match)) return true;
    const key = `${match} ${seat}`;
    const last = this.#last.get(key);
    if (last) client.seen.set(key, last);
    const seen = last && { version: last.version, seats: [seat] };
    const reply = await client.ask({ type: 'watch', match, ...(seen && { seen }) });
    if (reply.type === 'error' && reply.code !== 'try-again') throw new Error(JSON.stringify(reply));
    if (reply.type !== 'done') {
      client.tables.delete(match);
      await pause(20);
      return false;
    }
    const now = client.see(match, seat);
    if (last && now && now.version < last.version) {
      throw new Error(`The server said ${last.version} and now knows only ${now.version}.`);
    }
    return true;
  }

  #remember(client: Client, match: string, seat: number): void {
    const seen = client.see(match, seat);
    if (seen) this.#last.set(`${match} ${seat}`, seen);
  }

  async #connected(): Promise<Client> {
    while (!this.#client || this.#client.closed) {
      if (this.#stopped) throw new Error('The player was told to stop.');
      try {
        this.#client = await Client.connect({ ...this.#guest, url: this.#url() });
      } catch {
        await pause(20);
      }
    }
    return this.#client;
  }
}
