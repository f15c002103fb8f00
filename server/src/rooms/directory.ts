import { Refusal } from '../refusal.ts';
import type { Ownership } from '../storage/ownership.ts';
import { LocalPort } from '../table/local-port.ts';
import type { TableListener, TablePort } from '../table/port.ts';
import type { Tables } from '../table/tables.ts';

/** The way to the tables of other servers. */
export interface Elsewhere {
  attach(server: string, match: string, listener: TableListener): Promise<TablePort>;
  /** Deletes a match that the server runs. */
  drop(server: string, match: string): Promise<void>;
}

/** Finds the table of a match: here, or on the server that runs it. */
export class Directory {
  readonly #ownership: Ownership;
  readonly #tables: Tables;
  readonly #elsewhere: Elsewhere | null;

  constructor(ownership: Ownership, tables: Tables, elsewhere: Elsewhere | null) {
    this.#ownership = ownership;
    this.#tables = tables;
    this.#elsewhere = elsewhere;
  }

  async attach(match: string, listener: TableListener): Promise<TablePort> {
    if (!this.#tables.has(match)) {
      const owner = await this.#ownership.acquire(match);
      if (owner === null) throw new Refusal('no-such-match', 'There is no such match.');
      if (owner !== this.#ownership.server) {
        if (!this.#elsewhere) throw new Refusal('try-again', 'Another server runs this match.');
        return this.#elsewhere.attach(owner, match, listener);
      }
    }
    return new LocalPort(await this.#tables.get(match), listener);
  }
}
