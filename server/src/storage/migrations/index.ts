import type { Kysely, Migration } from 'kysely';
import { Migrator } from '../kysely.ts';
import { matchesAndPeople } from './1-matches-and-people.ts';
import { serversAndReports } from './2-servers-and-reports.ts';
import { movesInOrder } from './3-moves-in-order.ts';
import { findWhatIsForgotten } from './4-find-what-is-forgotten.ts';
import { whoKnows } from './5-who-knows.ts';
import { campaigns } from './6-campaigns.ts';
import { signsAndStandings } from './7-signs-and-standings.ts';
import { patience } from './8-patience.ts';

/** Every schema there has been, oldest first. A migration that has been released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '1-matches-and-people': matchesAndPeople,
  '2-servers-and-reports': serversAndReports,
  '3-moves-in-order': movesInOrder,
  '4-find-what-is-forgotten': findWhatIsForgotten,
  '5-who-knows': whoKnows,
  '6-campaigns': campaigns,
  '7-signs-and-standings': signsAndStandings,
  '8-patience': patience,
};

/**
 * Brings a database up to the newest schema, or to the one that is named. Several servers may try at once:
 * the database lets one at a time.
 */
export async function migrate(db: Kysely<never>, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = to ? await migrator.migrateTo(to) : await migrator.migrateToLatest();
  if (!error) return;
  const failed = results.find(({ status }) => status === 'Error');
  const which = failed ? `Migration ${failed.migrationName} failed` : 'The database could not be migrated';
  throw new Error(`${which}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}
