import { newId } from '../ids.ts';
import { Appender } from './appender.ts';
import { type Database, openDatabase, type Place } from './database.ts';
import { Matches } from './matches.ts';
import { Ownership } from './ownership.ts';
import { People } from './people.ts';
import { cookieSecret } from './secrets.ts';

/** Everything that is kept. */
export interface Storage {
  readonly database: Database;
  readonly ownership: Ownership;
  readonly appender: Appender;
  readonly matches: Matches;
  readonly people: People;
  readonly cookieSecret: string;
  close(): Promise<void>;
}

/** Opens the database for one server. */
export async function openStorage(place: Place, now: () => number = Date.now): Promise<Storage> {
  const database = await openDatabase(place);
  const ownership = new Ownership(database, newId());
  const appender = new Appender(database, ownership, now);
  return {
    database,
    ownership,
    appender,
    matches: new Matches(database.db, ownership, now),
    people: new People(database.db, now),
    cookieSecret: await cookieSecret(database, place),
    async close() {
      await appender.idle();
      await database.close();
    },
  };
}

export { NotOwner } from './ownership.ts';
export * from './records.ts';
