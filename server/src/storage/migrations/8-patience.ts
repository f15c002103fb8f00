import type { Kysely, Migration } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the schema of its own time only.
type Db = Kysely<any>;

/** After how many seconds the windows of a match pass by themselves. */
export const patience: Migration = {
  async up(db: Db): Promise<void> {
    await db.schema.alterTable('matches').addColumn('patience', 'integer').execute();
  },
};
