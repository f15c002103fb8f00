import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/index.ts';
import type { Tables } from './table/tables.ts';

const MINUTE = 60_000;

/** Lets others have their turn. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What has to be done now and then: finished matches are archived, what nobody needs any more is deleted. */
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
    const { matches, campaigns, people, ownership, database } = this.#storage;
    const { archiveAfter, dropOpenAfter, dropUntouchedAfter } = this.#settings;
    const now = this.#now();
    for (const match of await matches.finishedBefore(now - archiveAfter)) {
      if ((await ownership.acquire(match)) === ownership.server) await this.#tables.archive(match);
    }
    if (dropOpenAfter > 0) await this.#drop(now - dropOpenAfter, (before) => matches.unbegunBefore(before));
    if (dropUntouchedAfter > 0) {
      const before = now - dropUntouchedAfter;
      await this.#drop(before, () => matches.untouchedBefore(before));
      await campaigns.deleteEmptyBefore(before);
      while ((await people.deleteGuestsBefore(before)) > 0) await breath();
    }
    await database.db
      .deleteFrom('mail')
      .where('at', '<', now - MINUTE)
      .execute();
  }

  /** Deletes the matches that are found, a few at a time, until none is found any more that can be deleted. */
  async #drop(before: number, find: (before: number) => Promise<string[]>): Promise<void> {
    for (let dropped = 1; dropped > 0; ) {
      dropped = 0;
      for (const match of await find(before)) {
        if (await this.#dropOne(match, before)) dropped++;
        await breath();
      }
    }
  }

  /** What is in memory is left alone: somebody watches it, or did so a moment ago. */
  async #dropOne(match: string, before: number): Promise<boolean> {
    const { matches, ownership } = this.#storage;
    if (this.#tables.has(match) || (await ownership.acquire(match)) !== ownership.server) return false;
    try {
      return await matches.delete(match, before);
    } finally {
      await ownership.release(match);
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
