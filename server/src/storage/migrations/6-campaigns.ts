import type { Kysely, Migration } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the schema of its own time only.
type Db = Kysely<any>;

/** Matches that follow each other. */
export const campaigns: Migration = {
  async up(db: Db): Promise<void> {
    await db.schema
      .createTable('campaigns')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('knowers', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('campaign_people')
      .addColumn('campaign', 'text', (c) => c.notNull().references('campaigns.id'))
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('campaign_people_key', ['campaign', 'person'])
      .execute();
    await db.schema.createIndex('campaign_people_person').on('campaign_people').column('person').execute();
    await db.schema.alterTable('matches').addColumn('campaign', 'text').execute();
    await db.schema.alterTable('matches').addColumn('legacy', 'text').execute();
    await db.schema.alterTable('matches').addColumn('ending', 'text').execute();
  },
};
