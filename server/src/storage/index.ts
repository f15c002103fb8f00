import { newId } from '../ids.ts';
import { Appender } from './appender.ts';
import { Campaigns } from './campaigns.ts';
import { type Database, type DataPlace, openDatabase } from './database.ts';
import { Health } from './health.ts';
import { Matches } from './matches.ts';
import { Ownership } from './ownership.ts';
import { People } from './people.ts';
import { cookieSecret } from './secrets.ts';
import { explained } from './trouble.ts';

/** Everything that is kept. */
export interface Storage {
  readonly database: Database;
  readonly ownership: Ownership;
  readonly appender: Appender;
  readonly matches: Matches;
  readonly campaigns: Campaigns;
  readonly people: People;
  readonly health: Health;
  readonly cookieSecret: string;
  /** Whether there was nothing stored before. */
  readonly isNew: boolean;
  /** What the person who looks after the server should know about the state in which the data was found. */
  readonly warnings: readonly string[];
  /** An error in words that say what to do, if its cause is the place where things are stored. */
  explain(error: unknown): unknown;
  close(): Promise<void>;
}

/** Opens the database for one server. */
export async function openStorage(place: DataPlace, now: () => number = Date.now): Promise<Storage> {
  const explain = (error: unknown): unknown => (place.databaseUrl ? error : explained(error, place.data));
  const { database, isNew: isFirst } = await openDatabase(place).catch((error: unknown) => {
    throw explain(error);
  });
  const ownership = new Ownership(database, newId());
  const appender = new Appender(database, ownership, now);
  const people = new People(database.db, now);
  const close = async (): Promise<void> => {
    await appender.idle();
    await database.close();
  };
  try {
    const { secret, isNew: isNewSecret } = await cookieSecret(database, place);
    return {
      database,
      ownership,
      appender,
      matches: new Matches(database.db, ownership, now),
      campaigns: new Campaigns(database.db, now),
      people,
      health: new Health(ownership, place),
      cookieSecret: secret,
      isNew: isFirst,
      warnings: isNewSecret && (await people.areKnown()) ? [SECRET_LOST] : [],
      explain,
      close,
    };
  } catch (error) {
    await close();
    throw explain(error);
  }
}

const SECRET_LOST =
  'the secret of the cookies was not there and was made anew: nobody is known any more, and guests have lost their seats; put the old one back if there is a copy';

export { NotOwner } from './ownership.ts';
export * from './records.ts';
