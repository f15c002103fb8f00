import type { Transaction } from 'kysely';
import type { Database, Db } from './database.ts';
import { sql } from './kysely.ts';
import type { Schema } from './schema.ts';

/** This server does not run the match any more: another one has taken it over. */
export class NotOwner extends Error {
  constructor() {
    super('This match now runs on another server.');
  }
}

/** Which matches this server runs. A match that it runs is changed by no other. */
export class Ownership {
  readonly server: string;
  readonly #database: Database;
  /** On SQLite, where there is no other server, it is enough to remember them. */
  readonly #held = new Set<string>();

  constructor(database: Database, server: string) {
    this.#database = database;
    this.server = server;
  }

  /** Stays alive for so many milliseconds from now. False when the server had been given up for dead. */
  async renew(milliseconds: number): Promise<boolean> {
    const { db, now } = this.#database;
    const { numUpdatedRows } = await db
      .updateTable('servers')
      .set({ expires: sql<number>`${now} + ${sql.lit(milliseconds)}` })
      .where('id', '=', this.server)
      .where('expires', '>', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Comes to life, for the first time or again. */
  async register(milliseconds: number): Promise<void> {
    const { db, now } = this.#database;
    const expires = sql<number>`${now} + ${sql.lit(milliseconds)}`;
    await db
      .insertInto('servers')
      .values({ id: this.server, expires })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires }))
      .execute();
  }

  /** Writes for the sake of writing: rejects when the database cannot. */
  async writeSomething(): Promise<void> {
    await this.#database.db
      .updateTable('servers')
      .set({ expires: sql<number>`expires + 1` })
      .where('id', '=', this.server)
      .execute();
  }

  /** Gives up all matches and leaves. */
  async resign(): Promise<void> {
    const { db } = this.#database;
    this.#held.clear();
    await db.updateTable('matches').set({ owner: null }).where('owner', '=', this.server).execute();
    await db.deleteFrom('servers').where('id', '=', this.server).execute();
  }

  /** Forgets the servers that are dead. On SQLite, where there is never another, that is all of them. */
  async forgetOthers(): Promise<void> {
    const { db, kind, now } = this.#database;
    let dead = db.deleteFrom('servers').where('id', '!=', this.server);
    if (kind === 'postgres') dead = dead.where('expires', '<', sql<number>`${now} - 60000`);
    await dead.execute();
  }

  /** Takes a match over unless a living server runs it. Tells who runs it now; null if there is no such match. */
  async acquire(match: string): Promise<string | null> {
    const { db, now } = this.#database;
    const living = db.selectFrom('servers').select('servers.id').where('expires', '>', now);
    await db
      .updateTable('matches')
      .set({ owner: this.server })
      .where('id', '=', match)
      .where(({ or, eb, not }) => or([eb('owner', 'is', null), not(eb('owner', 'in', living))]))
      .execute();
    const found = await db.selectFrom('matches').select('owner').where('id', '=', match).executeTakeFirst();
    if (found?.owner === this.server) this.#held.add(match);
    return found?.owner ?? null;
  }

  async release(match: string): Promise<void> {
    this.#held.delete(match);
    const { db } = this.#database;
    await db
      .updateTable('matches')
      .set({ owner: null })
      .where('id', '=', match)
      .where('owner', '=', this.server)
      .execute();
  }

  /** The servers that are alive. */
  async living(): Promise<Set<string>> {
    const { db, now } = this.#database;
    const found = await db.selectFrom('servers').select('id').where('expires', '>', now).execute();
    return new Set(found.map(({ id }) => id));
  }

  /** Who runs these matches, alive or not. */
  async owners(matches: readonly string[]): Promise<Map<string, string | null>> {
    if (matches.length === 0) return new Map();
    const { db } = this.#database;
    const found = await db.selectFrom('matches').select(['id', 'owner']).where('id', 'in', matches).execute();
    return new Map(found.map(({ id, owner }) => [id, owner]));
  }

  /** Which of these matches this server has acquired, and not released. On SQLite that is all there is to know. */
  held(matches: readonly string[]): Set<string> {
    return new Set(matches.filter((match) => this.#held.has(match)));
  }

  /**
   * Which of these matches this server still runs. Until the transaction ends nobody can take one of them
   * over, so what is written in it is written by the one server that may.
   */
  async hold(trx: Transaction<Schema>, matches: readonly string[]): Promise<Set<string>> {
    const { kind, now } = this.#database;
    if (kind === 'sqlite') return this.held(matches);
    const held = trx
      .selectFrom('matches')
      .innerJoin('servers', 'servers.id', 'matches.owner')
      .select('matches.id')
      .where('matches.id', 'in', matches)
      .where('matches.owner', '=', this.server)
      .where('servers.expires', '>', now)
      .forShare('matches');
    return new Set((await held.execute()).map(({ id }) => id));
  }

  /** Changes something about a match that this server runs, or throws NotOwner. */
  async write<T>(match: string, change: (db: Db) => Promise<T>): Promise<T> {
    return this.#database.db.transaction().execute(async (trx) => {
      if (!(await this.hold(trx, [match])).has(match)) throw new NotOwner();
      return change(trx);
    });
  }
}
