import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { type Database, type DataPlace, openDataPlace, openPostgres, peekSqlite, reach } from './database.ts';
import { secretFile } from './files.ts';
import { sql } from './kysely.ts';
import { migrate, migrations } from './migrations/index.ts';

/*
 * A backup is JSON Lines: a header, then `["table", { row }]` for every row, then how many there were. It can be
 * made while servers run, and taken back into either kind of database: so it is also how one moves from one to
 * the other. It holds everything that is secret: whoever has it can pose as anybody.
 */

const FORMAT = 1;

/** The tables in an order in which no row comes before what it refers to. Servers and their mail are of the moment. */
const TABLES = [
  'people',
  'sessions',
  'matches',
  'seats',
  'moves',
  'checkpoints',
  'chat',
  'archives',
  'reports',
  'campaigns',
  'campaign_people',
  'secrets',
];

// biome-ignore lint/suspicious/noExplicitAny: a backup may be of an older schema than the code knows.
type AnyDb = Kysely<any>;
type Row = Record<string, unknown>;

const PAGE = 500;

const NOT_WHOLE = 'The backup is not whole: its end is missing. Nothing of it was taken; use another.';

/** Every line of a backup of what is stored at this moment. */
export async function* backUp(place: DataPlace): AsyncGenerator<string> {
  const database = place.databaseUrl ? openPostgres(place.databaseUrl) : peekSqlite(place.data);
  try {
    await reach(database);
    yield* linesOf(database, place);
  } finally {
    await database.close();
  }
}

async function* linesOf(database: Database, { data }: DataPlace): AsyncGenerator<string> {
  const trx = await snapshot(database);
  let rows = 0;
  try {
    yield JSON.stringify({ 'questwright-backup': FORMAT, schema: await schemaOf(trx) });
    for (const table of TABLES) {
      for await (const row of rowsOf(trx, table)) {
        rows++;
        yield JSON.stringify([table, row]);
      }
    }
    if (database.kind === 'sqlite' && existsSync(secretFile(data))) {
      rows++;
      yield JSON.stringify([
        'secrets',
        { name: 'cookies', value: readFileSync(secretFile(data), 'utf8').trim() },
      ]);
    }
    yield JSON.stringify({ rows });
  } finally {
    await trx.rollback().execute();
  }
}

/** Everything is read as it is at one moment, whatever is written meanwhile. */
async function snapshot({ db, kind }: Database) {
  const any = db as unknown as AnyDb;
  if (kind === 'sqlite') return any.startTransaction().execute();
  return any.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
}

async function schemaOf(db: AnyDb): Promise<string> {
  const { name } = await db
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return String(name);
}

async function* rowsOf(db: AnyDb, table: string): AsyncGenerator<Row> {
  const known = await db.introspection.getTables();
  if (!known.some(({ name }) => name === table)) return;
  for (let offset = 0; ; offset += PAGE) {
    const page: Row[] = await db
      .selectFrom(table)
      .selectAll()
      .orderBy(sql.ref(KEYS[table]![0]!))
      .orderBy(sql.ref(KEYS[table]![1] ?? KEYS[table]![0]!))
      .limit(PAGE)
      .offset(offset)
      .execute();
    yield* page;
    if (page.length < PAGE) return;
  }
}

const KEYS: Record<string, readonly string[]> = {
  people: ['id'],
  sessions: ['id'],
  matches: ['id'],
  seats: ['match', 'seat'],
  moves: ['match', 'n'],
  checkpoints: ['match', 'n'],
  chat: ['match', 'n'],
  archives: ['match'],
  reports: ['id'],
  campaigns: ['id'],
  campaign_people: ['campaign', 'person'],
  secrets: ['name'],
};

/** Fills an empty database from the lines of a backup, all or nothing. Tells how many rows there were. */
export async function restoreBackup(place: DataPlace, lines: AsyncIterable<string>): Promise<number> {
  const database = openDataPlace(place);
  try {
    await reach(database);
    return await fill(database, place, lines);
  } finally {
    await database.close();
  }
}

async function fill(database: Database, { data }: DataPlace, lines: AsyncIterable<string>): Promise<number> {
  const db = database.db as unknown as AnyDb;
  const reader = lines[Symbol.asyncIterator]();
  const header = read((await reader.next()).value);
  if (header['questwright-backup'] !== FORMAT || !Object.hasOwn(migrations, header.schema)) {
    throw new Error(
      'This is not a backup that this version of Questwright can read; a newer version may be able to.',
    );
  }
  await migrate(db as never, header.schema);
  let secret: string | null = null;
  const rows = await db.transaction().execute(async (trx) => {
    if (await trx.selectFrom('people').select('id').limit(1).executeTakeFirst()) {
      throw new Error('This database is not empty; a backup can only be restored into an empty one.');
    }
    let count = 0;
    for (let next = await reader.next(); !next.done; next = await reader.next()) {
      const line = read(next.value);
      if (!Array.isArray(line)) {
        if (line.rows !== count) throw new Error(NOT_WHOLE);
        return count;
      }
      const [table, row] = line as [string, Row];
      if (table === 'matches' && 'owner' in row) row.owner = null;
      if (table === 'secrets' && database.kind === 'sqlite') secret = String(row.value);
      else await trx.insertInto(table).values(row).execute();
      count++;
    }
    throw new Error(NOT_WHOLE);
  });
  if (secret !== null) writeFileSync(secretFile(data), `${secret}\n`, { mode: 0o600 });
  await migrate(db as never);
  return rows;
}

// biome-ignore lint/suspicious/noExplicitAny: what a line holds, its place in the file tells.
function read(line: string | undefined): any {
  try {
    return JSON.parse(line ?? '') ?? {};
  } catch {
    throw new Error(NOT_WHOLE);
  }
}
