import { statfs } from 'node:fs/promises';
import type { DataPlace } from './database.ts';
import type { Ownership } from './ownership.ts';
import { explained, FolderTrouble } from './trouble.ts';

/** With less than this on its disk a server is as good as full, in bytes. */
const LEAST_FREE = 16 * 1024 * 1024;
/**
 * For how long the result of a check is used again, so that frequent requests do not make the disk work each
 * time.
 */
const GOOD_FOR_MS = 2000;

/** Whether the database can be written to. That it can be read is not enough: the disk may be full. */
export class Health {
  readonly #ownership: Ownership;
  readonly #place: DataPlace;
  #looked = Number.NEGATIVE_INFINITY;
  #look: Promise<void> = Promise.resolve();

  constructor(ownership: Ownership, place: DataPlace) {
    this.#ownership = ownership;
    this.#place = place;
  }

  /** Rejects when nothing can be stored, or when that will soon be so. */
  check(): Promise<void> {
    if (performance.now() - this.#looked > GOOD_FOR_MS) {
      this.#looked = performance.now();
      this.#look = this.#lookAgain();
      this.#look.catch(() => {});
    }
    return this.#look;
  }

  async #lookAgain(): Promise<void> {
    const { data, databaseUrl } = this.#place;
    try {
      await this.#ownership.writeSomething();
      if (databaseUrl) return;
      const { bavail, bsize } = await statfs(data);
      if (bavail * bsize < LEAST_FREE) throw new FolderTrouble('full', data);
    } catch (error) {
      throw databaseUrl ? error : explained(error, data);
    }
  }
}
