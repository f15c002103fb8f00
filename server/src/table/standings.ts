import type { Running } from '../hosting/running.ts';
import { shortId } from '../ids.ts';
import type { TableDeps } from './deps.ts';

/** How old the stored standing of a match that is being played can be at most, in milliseconds. */
const WITHIN = 5000;

/** What is needed of a table to store how its match stands. */
export interface StandingTable {
  readonly id: string;
  readonly deps: Pick<TableDeps, 'storage' | 'log'>;
  readonly closed: boolean;
  /** The match in memory, if it is there. */
  readonly memory: Running | null;
  enqueue<T>(task: () => Promise<T>, account: null): Promise<T>;
}

/** Stores how a match stands, for the lists of those who play it: now and then, not with every answer. */
export class Standings {
  readonly #table: StandingTable;
  #timer: NodeJS.Timeout | null = null;

  constructor(table: StandingTable) {
    this.#table = table;
  }

  /** Something has changed. */
  changed(): void {
    this.#timer ??= setTimeout(() => this.storeSoon(), WITHIN).unref();
  }

  /** Stores what is new, if anything is, because somebody may look at their list now. */
  storeSoon(): void {
    if (!this.#timer || this.#table.closed) return;
    const { id, deps } = this.#table;
    this.#table
      .enqueue(() => this.store(), null)
      .catch((error: unknown) =>
        deps.log.warn({ match: shortId(id), err: error }, 'the standing of a match could not be stored'),
      );
  }

  async store(): Promise<void> {
    if (!this.#timer) return;
    this.close();
    const { id, deps } = this.#table;
    const standing = await this.#table.memory?.standing();
    if (standing) await deps.storage.matches.setStanding(id, standing);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
