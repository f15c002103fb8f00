import { existsSync, mkdirSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import type { CompiledQuery, Kysely as Queries, RawBuilder, SqliteDialectConfig } from 'kysely';
import pg from 'pg';
import { lockFile, secretFile, sqliteFile } from './files.ts';
import { Kysely, PostgresDialect, SqliteDialect, sql } from './kysely.ts';
import { takeLock } from './lock.ts';
import { migrate } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { explained } from './trouble.ts';

export type Db = Queries<Schema>;

/** An open database, and the little in which the two kinds differ. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  /** The database's own clock in milliseconds: several servers must not trust their own. */
  readonly now: RawBuilder<number>;
  /** For SQLite: runs a statement at once and commits it. False, and nothing done, while a transaction is under way. */
  readonly runNow: ((query: CompiledQuery) => boolean) | null;
  /** For PostgreSQL: where other connections come from. */
  readonly url: string | null;
  close(): Promise<void>;
}

export interface DataPlace {
  /** The folder of the SQLite file. */
  readonly data: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl?: string | undefined;
}

/** Opens the database and brings its schema up to date; tells whether there was nothing in it before. */
export async function openDatabase(place: DataPlace): Promise<{ database: Database; isNew: boolean }> {
  if (!place.databaseUrl) mustNotBeLost(place.data, existsSync(sqliteFile(place.data)));
  const database = openDataPlace(place);
  try {
    await reach(database);
    const isNew = !(await hasTables(database));
    if (database.kind === 'sqlite') mustNotBeLost(place.data, !isNew);
    await migrate(database.db as unknown as Queries<never>);
    return { database, isNew };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * The secret of the cookies is made after the database. If only the secret is there, the database has been
 * lost.
 */
function mustNotBeLost(data: string, isThere: boolean): void {
  if (isThere || !existsSync(secretFile(data))) return;
  throw new Error(
    `The data folder ${data} has been in use, but its database is not there or is empty. Put questwright.sqlite back, or restore a backup with "questwright restore". To begin anew, delete ${secretFile(data)}.`,
  );
}

async function hasTables({ db }: Database): Promise<boolean> {
  return (await db.introspection.getTables()).length > 0;
}

/** Without migrating. */
export const openDataPlace = ({ data, databaseUrl }: DataPlace): Database =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(data);

/** Says what to do when the database is not there, which its own errors do not. */
export async function reach({ db, kind }: Database): Promise<void> {
  if (kind === 'sqlite') return;
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    throw new Error(
      `PostgreSQL cannot be used (${message || code}). Check DATABASE_URL, and whether the database runs.`,
    );
  }
}

/** Without migrating. */
export function openSqlite(data: string): Database {
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    const release = takeLock(lockFile(data));
    try {
      const { close, ...database } = openFile(sqliteFile(data));
      return {
        ...database,
        async close() {
          await close();
          release();
        },
      };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    throw explained(error, data);
  }
}

/** Only to read, also while a server runs on it. */
export function peekSqlite(data: string): Database {
  if (!existsSync(sqliteFile(data)))
    throw new Error(`There is no database in ${data}. Name its folder with --data.`);
  return openFile(sqliteFile(data));
}

function openFile(path: string): Database {
  const file = new DatabaseSync(path, { timeout: 5000 });
  file.exec('PRAGMA journal_mode = WAL');
  // With FULL every commit is on the disk before it is acknowledged: it survives the loss of power.
  file.exec('PRAGMA synchronous = FULL');
  file.exec('PRAGMA foreign_keys = ON');
  // The moves of hundreds of matches in play, so that adding one to any of them need not read first.
  file.exec('PRAGMA cache_size = -32000');
  const database = rememberingStatements(file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  const runNow = ({ sql: source, parameters }: CompiledQuery): boolean => {
    if (file.isTransaction) return false;
    database.prepare(source).run(parameters);
    return true;
  };
  return { kind: 'sqlite', db, runNow, now: sql`(unixepoch() * 1000)`, url: null, close: () => db.destroy() };
}

type SqliteDatabase = Exclude<SqliteDialectConfig['database'], (...args: never) => unknown>;
type SqliteFile = InstanceType<typeof DatabaseSync>;
type Statement = ReturnType<SqliteDatabase['prepare']>;

const STATEMENTS_KEPT = 500;

/** The file as the query builder knows databases. A statement is prepared only once: that takes longer than running it. */
function rememberingStatements(file: SqliteFile): SqliteDatabase {
  const known = new Map<string, Statement>();
  return {
    prepare(source) {
      let statement = known.get(source);
      if (!statement) {
        if (known.size >= STATEMENTS_KEPT) known.clear();
        statement = prepare(file, source);
        known.set(source, statement);
      }
      return statement;
    },
    close: () => file.close(),
  };
}

const NOTHING_DONE = { changes: 0, lastInsertRowid: 0 };

function prepare(file: SqliteFile, source: string): Statement {
  const statement = file.prepare(source);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as never[])),
    run: (parameters) => {
      // When the disk is full, SQLite has already rolled back by itself. A second rollback would fail and
      // hide the real error.
      if (source === 'rollback' && !file.isTransaction) return NOTHING_DONE;
      return statement.run(...(parameters as never[]));
    },
    iterate: (parameters) => statement.iterate(...(parameters as never[])),
  };
}

const INT8 = 20;

/** Without migrating. */
export function openPostgres(url: string): Database {
  const types = {
    getTypeParser: ((oid: number, format: 'text') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({ connectionString: url, max: 8, types, connectionTimeoutMillis: 5000 });
  // A broken connection is replaced; whoever is using it is told by its query, or by its next one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  return { kind: 'postgres', db, runNow: null, now, url, close: () => db.destroy() };
}
