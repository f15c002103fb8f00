import { shortId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { archiveMatch } from './commands/life.ts';
import type { TableDeps } from './deps.ts';
import { Table } from './table.ts';

/** The matches that this server runs. Those that nobody watches leave memory after a while. */
export class Tables {
  readonly #deps: TableDeps;
  readonly #tables = new Map<string, Promise<Table>>();
  /** Closed tables that still finish what was under way: their matches are not opened again before. */
  readonly #leaving = new Map<string, Promise<void>>();
  readonly #emptySince = new Map<string, number>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(deps: TableDeps) {
    this.#deps = deps;
    const every = Math.max(100, Math.min(deps.settings.idle / 4, 30_000));
    this.#sweeper = setInterval(() => void this.#sweep(), every);
    this.#sweeper.unref();
    deps.metrics.gauge('tables', 'Matches in memory.', () => this.#tables.size);
  }

  get size(): number {
    return this.#tables.size;
  }

  has(id: string): boolean {
    return this.#tables.has(id);
  }

  /** The table of a match that this server has acquired. */
  get(id: string): Promise<Table> {
    const known = this.#tables.get(id);
    if (known) return known;
    const opening = this.#open(id);
    this.#tables.set(id, opening);
    opening.catch(() => this.#tables.delete(id));
    return opening;
  }

  async #open(id: string): Promise<Table> {
    await this.#leaving.get(id);
    const record = await this.#deps.storage.matches.find(id);
    if (!record) throw new Refusal('no-such-match', 'There is no such match.');
    const table: Table = new Table(this.#deps, record, () => this.#leave(table));
    return table;
  }

  #leave(table: Table): void {
    const { id } = table;
    const left = table.idle().then(() => {
      if (this.#leaving.get(id) === left) this.#leaving.delete(id);
    });
    this.#leaving.set(id, left);
    this.#tables.delete(id);
  }

  /** Closes a table here and lets any server run its match. */
  async #retire(table: Table): Promise<void> {
    await table.enqueue(() => table.settle());
    table.close();
    await this.#deps.storage.ownership.release(table.id);
  }

  async #sweep(): Promise<void> {
    const now = performance.now();
    for (const [id, opening] of this.#tables) {
      const table = await opening.catch(() => null);
      if (!table) continue;
      if (!table.presence.empty || table.busy) this.#emptySince.delete(id);
      else if (!this.#emptySince.has(id)) this.#emptySince.set(id, now);
      else if (now - this.#emptySince.get(id)! >= this.#deps.settings.idle) {
        this.#emptySince.delete(id);
        await this.#retire(table).catch((error: unknown) => this.#note(id, error));
      }
    }
  }

  /** Closes the table of a match that is to be deleted, if there is one. */
  async drop(id: string): Promise<void> {
    const table = await this.#tables.get(id)?.catch(() => null);
    if (!table) return;
    await table.idle();
    table.close();
  }

  /** Archives a match that was finished long ago. */
  async archive(id: string): Promise<void> {
    const table = await this.get(id);
    await table.enqueue(() => archiveMatch(table, table.record.status), null);
  }

  /** Closes everything here at once: this server has lost the right to run matches. */
  async abandon(): Promise<void> {
    for (const opening of [...this.#tables.values()]) (await opening.catch(() => null))?.close();
  }

  /** Finishes what is under way and stores all there is to store. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    for (const [id, opening] of this.#tables) {
      const table = await opening.catch(() => null);
      if (table) await this.#retire(table).catch((error: unknown) => this.#note(id, error));
    }
  }

  #note(id: string, error: unknown): void {
    this.#deps.log.warn({ match: shortId(id), err: error }, 'a match could not be put away');
  }
}
