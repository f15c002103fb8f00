import type { Kysely, Migration } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the schema of its own time only.
type Db = Kysely<any>;

/** Several servers on one database; matches that are parked because of a fault, and the reports of those. */
export const serversAndReports: Migration = {
  async up(db: Db): Promise<void> {
    await db.schema.alterTable('matches').addColumn('parked', 'text').execute();
    await db.schema.alterTable('matches').addColumn('notice', 'text').execute();
    await db.schema.alterTable('matches').addColumn('owner', 'text').execute();
    await db.schema.createIndex('matches_owner').on('matches').column('owner').execute();

    await db.schema
      .createTable('servers')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('mail')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('server', 'text', (c) => c.notNull())
      .addColumn('file', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
