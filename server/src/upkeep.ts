import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/index.ts';
import type { Tables } from './table/tables.ts';

const MINUTE = 60_000;

/** What has to be done now and then: finished matches are archived, mail that nobody fetched is thrown away. */
export class Upkeep {
  readonly #storage: Storage;
  readonly #tables: Tables;
  readonly #settings: Settings;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;

  constructor(
    storage: Storage,
    tables: Tables,
    settings: Settings,
    now: () => number,
    log: FastifyBaseLogger,
  ) {
    this.#storage = storage;
    this.#tables = tables;
    this.#settings = settings;
    this.#now = now;
    this.#timer = setInterval(() => {
      this.run().catch((error: unknown) => log.warn({ err: error }, 'upkeep failed'));
    }, 10 * MINUTE);
    this.#timer.unref();
  }

  async run(): Promise<void> {
    const { matches, ownership, database } = this.#storage;
    for (const match of await matches.finishedBefore(this.#now() - this.#settings.archiveAfter)) {
      if ((await ownership.acquire(match)) === ownership.server) await this.#tables.archive(match);
    }
    await database.db
      .deleteFrom('mail')
      .where('at', '<', this.#now() - MINUTE)
      .execute();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
