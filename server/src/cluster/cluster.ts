import type { FastifyBaseLogger } from 'fastify';
import type { Elsewhere } from '../rooms/directory.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/index.ts';
import type { Tables } from '../table/tables.ts';
import { Mailbox } from './mailbox.ts';
import type { ServerMail } from './messages.ts';
import { RemoteTables } from './remote-tables.ts';
import { Visitors } from './visitors.ts';

export interface ClusterDeps {
  readonly storage: Storage;
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  readonly lobbyChanged: () => void;
  readonly campaignChanged: (campaign: string) => void;
  readonly sessionEnded: (session: string) => void;
}

/**
 * Several servers on one database. Each shows signs of life; the matches of one that does not are taken over
 * by whichever server is asked for them first.
 */
export class Cluster {
  readonly #deps: ClusterDeps;
  readonly #mailbox: Mailbox;
  readonly #remote: RemoteTables;
  #visitors: Visitors | null = null;
  #tables: Tables | null = null;
  #beat: NodeJS.Timeout | null = null;
  /** Until when this server certainly counts as alive. */
  #alive = 0;
  #closed = false;

  constructor(deps: ClusterDeps) {
    const { storage, now } = deps;
    const { server } = storage.ownership;
    this.#deps = deps;
    this.#mailbox = new Mailbox({
      database: storage.database,
      server,
      now,
      receive: (mail) => this.#receive(mail),
      missed: () => this.#remote.reset(),
    });
    this.#remote = new RemoteTables(this.#mailbox, server);
  }

  get elsewhere(): Elsewhere {
    return this.#remote;
  }

  async open(tables: Tables): Promise<void> {
    const { storage, settings } = this.#deps;
    this.#tables = tables;
    this.#visitors = new Visitors(this.#mailbox, storage, tables);
    await this.#mailbox.open();
    this.#alive = performance.now() + settings.lease;
    this.#schedule();
  }

  lobbyChanged(): void {
    this.#mailbox.sendAll({ kind: 'lobby-changed' });
  }

  campaignChanged(campaign: string): void {
    this.#mailbox.sendAll({ kind: 'campaign-changed', campaign });
  }

  sessionEnded(session: string): void {
    this.#mailbox.sendAll({ kind: 'session-ended', session });
  }

  /** After the tables have been put away, so that rooms elsewhere hear of it. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#beat) clearTimeout(this.#beat);
    this.#remote.close();
    await this.#mailbox.close();
  }

  #receive(mail: ServerMail): void {
    if (mail.kind === 'lobby-changed') this.#deps.lobbyChanged();
    else if (mail.kind === 'campaign-changed') this.#deps.campaignChanged(mail.campaign);
    else if (mail.kind === 'session-ended') this.#deps.sessionEnded(mail.session);
    else {
      this.#remote.receive(mail);
      this.#visitors?.receive(mail);
    }
  }

  #schedule(): void {
    if (this.#closed) return;
    this.#beat = setTimeout(
      () => void this.#live().finally(() => this.#schedule()),
      this.#deps.settings.lease / 4,
    );
  }

  /** One sign of life, and a look at who else shows any. */
  async #live(): Promise<void> {
    const { storage, settings, log } = this.#deps;
    const { ownership } = storage;
    const began = performance.now();
    try {
      if (await ownership.renew(settings.lease)) this.#alive = began + settings.lease;
      else {
        log.warn('this server was given up for dead; its matches may be run elsewhere now');
        await this.#tables?.abandon();
        await ownership.register(settings.lease);
        this.#alive = performance.now() + settings.lease;
      }
      const living = await ownership.living();
      const owners = await ownership.owners(this.#remote.matches);
      this.#visitors?.keepOnly(living);
      this.#remote.review(living, owners);
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer');
      if (performance.now() > this.#alive) await this.#tables?.abandon();
    }
  }
}
