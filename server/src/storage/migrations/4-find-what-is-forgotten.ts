import type { Kysely, Migration } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the schema of its own time only.
type Db = Kysely<any>;

/** The ways to matches that nobody has touched for long, to what belongs to them, and to those of one person. */
export const findWhatIsForgotten: Migration = {
  async up(db: Db): Promise<void> {
    await db.schema.createIndex('matches_untouched').on('matches').columns(['status', 'updated']).execute();
    await db.schema.createIndex('matches_host').on('matches').column('host').execute();
    await db.schema.createIndex('matches_rematch').on('matches').column('rematch').execute();
    await db.schema.createIndex('reports_match').on('reports').column('match').execute();
  },
};
