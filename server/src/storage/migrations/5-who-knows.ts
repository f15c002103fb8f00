import type { Kysely, Migration } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the schema of its own time only.
type Db = Kysely<any>;

/** How it was said before that whoever brought a match along may know what is hidden in it. */
const BROUGHT = '"kernel.brought"';

/** Who may know of something that is hidden from those who play. */
export const whoKnows: Migration = {
  async up(db: Db): Promise<void> {
    await db.schema.alterTable('matches').addColumn('knowers', 'text').execute();
    const brought = await db
      .selectFrom('matches')
      .innerJoin('people', 'people.id', 'matches.host')
      .select(['matches.id', 'matches.host', 'people.name'])
      .where('matches.notice', '=', BROUGHT)
      .execute();
    for (const { id, host, name } of brought) {
      const knowers = JSON.stringify([{ person: host, name, seat: null }]);
      await db.updateTable('matches').set({ knowers, notice: null }).where('id', '=', id).execute();
    }
  },
};
