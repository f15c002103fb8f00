import type { Kysely, Migration } from 'kysely';
import { SqliteAdapter, sql } from '../kysely.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the schema of its own time only.
type Db = Kysely<any>;

/**
 * On SQLite, moves lie in the order of their key: storing one then writes one page instead of two. PostgreSQL has no
 * such tables.
 */
export const movesInOrder: Migration = {
  async up(db: Db): Promise<void> {
    if (db.getExecutor().adapter instanceof SqliteAdapter) await db.transaction().execute(reorder);
  },
};

async function reorder(db: Db): Promise<void> {
  await db.schema.alterTable('moves').renameTo('moves_before').execute();
  await db.schema
    .createTable('moves')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('moves_key', ['match', 'n'])
    .modifyEnd(sql`without rowid`)
    .execute();
  const columns = ['match', 'n', 'kind', 'seat', 'body', 'at'];
  await db
    .insertInto('moves')
    .columns(columns)
    .expression(db.selectFrom('moves_before').select(columns).orderBy('match').orderBy('n'))
    .execute();
  await db.schema.dropTable('moves_before').execute();
}
