import type { PersonInfo, SessionInfo } from '../../protocol/index.ts';
import type { Db } from './database.ts';

export interface Account {
  readonly person: string;
  /** The salted digest of the passphrase. */
  readonly passphrase: string;
}

const DELETED_AT_ONCE = 100;

/** The stored identities and the sessions in which they are used. */
export class People {
  readonly #db: Db;
  readonly #now: () => number;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async insert(id: string, name: string): Promise<void> {
    const created = this.#now();
    await this.#db
      .insertInto('people')
      .values({ id, name, account: null, account_key: null, passphrase: null, created })
      .execute();
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  async find(id: string): Promise<PersonInfo | null> {
    const row = await this.#db
      .selectFrom('people')
      .select(['id', 'name', 'account'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  async account(account: string): Promise<Account | null> {
    const row = await this.#db
      .selectFrom('people')
      .select(['id', 'passphrase'])
      .where('account_key', '=', accountKey(account))
      .executeTakeFirst();
    return row?.passphrase ? { person: row.id, passphrase: row.passphrase } : null;
  }

  /** Gives a person an account. False when the name is taken or the person has one. */
  async claim(id: string, account: string, passphrase: string): Promise<boolean> {
    const account_key = accountKey(account);
    const taken = await this.#db
      .selectFrom('people')
      .select('id')
      .where('account_key', '=', account_key)
      .executeTakeFirst();
    if (taken) return false;
    try {
      const { numUpdatedRows } = await this.#db
        .updateTable('people')
        .set({ account, account_key, passphrase })
        .where('id', '=', id)
        .where('account_key', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    } catch (error) {
      // Two may claim the same name at the same moment: the database lets one.
      if (/unique/i.test(String(error))) return false;
      throw error;
    }
  }

  async openSession(id: string, person: string, agent: string): Promise<void> {
    const now = this.#now();
    await this.#db.insertInto('sessions').values({ id, person, agent, created: now, seen: now }).execute();
  }

  /** Whose session it is, and when they were seen last. */
  async session(id: string): Promise<{ person: PersonInfo; seen: number } | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.account', 'sessions.seen'])
      .where('sessions.id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const { seen, ...person } = row;
    return { person, seen };
  }

  /** Whether anybody has been here who could come back. */
  async areKnown(): Promise<boolean> {
    return (await this.#db.selectFrom('sessions').select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  async touchSession(id: string): Promise<void> {
    await this.#db.updateTable('sessions').set({ seen: this.#now() }).where('id', '=', id).execute();
  }

  async sessions(person: string, current: string): Promise<SessionInfo[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['id', 'agent', 'created', 'seen'])
      .where('person', '=', person)
      .orderBy('seen', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, current: row.id === current }));
  }

  /** When somebody was seen last, on any device; 0 for who is not known. */
  async lastSeen(person: string): Promise<number> {
    const row = await this.#db
      .selectFrom('sessions')
      .select(({ fn }) => fn.max('seen').as('seen'))
      .where('person', '=', person)
      .executeTakeFirst();
    return Number(row?.seen ?? 0);
  }

  /** Deletes some guests who have no seat and no match, and have not been seen since `before`. Tells how many. */
  async deleteGuestsBefore(before: number): Promise<number> {
    const gone = await this.#db
      .selectFrom('people')
      .select('id')
      .where('account_key', 'is', null)
      .where('created', '<', before)
      .where(({ and, not, exists, selectFrom }) => {
        const of = (table: 'seats' | 'sessions' | 'campaign_people') =>
          selectFrom(table).select('person').whereRef(`${table}.person`, '=', 'people.id');
        const hosted = selectFrom('matches').select('host').whereRef('matches.host', '=', 'people.id');
        return and([
          not(exists(hosted)),
          not(exists(of('seats'))),
          not(exists(of('campaign_people'))),
          not(exists(of('sessions').where('sessions.seen', '>=', before))),
        ]);
      })
      .limit(DELETED_AT_ONCE)
      .execute();
    if (gone.length === 0) return 0;
    const ids = gone.map(({ id }) => id);
    await this.#db.transaction().execute(async (trx) => {
      await trx.deleteFrom('sessions').where('person', 'in', ids).execute();
      await trx.deleteFrom('people').where('id', 'in', ids).execute();
    });
    return ids.length;
  }

  /** Ends a session of a person. False when it is none of theirs. */
  async closeSession(id: string, person: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}

/** Accounts are told apart whatever the case and however the letters are composed. */
export const accountKey = (account: string): string => account.normalize('NFKC').toLowerCase();
