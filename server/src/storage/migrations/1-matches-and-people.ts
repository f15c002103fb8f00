import type { Kysely, Migration } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the schema of its own time only.
type Db = Kysely<any>;

/** Matches that one server runs, and the people in them. */
export const matchesAndPeople: Migration = {
  async up(db: Db): Promise<void> {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('account', 'text')
      .addColumn('account_key', 'text', (c) => c.unique())
      .addColumn('passphrase', 'text')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('agent', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();

    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .addColumn('rematch', 'text')
      .execute();
    await db.schema.createIndex('matches_status').on('matches').columns(['status', 'created']).execute();

    await db.schema
      .createTable('seats')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('level', 'text')
      .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
      .execute();
    await db.schema.createIndex('seats_person').on('seats').column('person').execute();

    await db.schema
      .createTable('moves')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('moves_key', ['match', 'n'])
      .execute();

    await db.schema
      .createTable('checkpoints')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('at', 'integer', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('checkpoints_key', ['match', 'n'])
      .execute();

    await db.schema
      .createTable('chat')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('chat_key', ['match', 'n'])
      .execute();

    await db.schema
      .createTable('archives')
      .addColumn('match', 'text', (c) => c.primaryKey())
      .addColumn('file', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};
