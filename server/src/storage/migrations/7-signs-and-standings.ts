import type { Kysely, Migration } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the schema of its own time only.
type Db = Kysely<any>;

/** The signs of those who play, and how matches stand, for the lists of one's own. */
export const signsAndStandings: Migration = {
  async up(db: Db): Promise<void> {
    await db.schema.alterTable('seats').addColumn('sign', 'text').execute();
    await db.schema.alterTable('matches').addColumn('standing', 'text').execute();
  },
};
