import type { Campaign } from '@questwright/kernel';
import type { Knower } from '../../protocol/index.ts';
import type { Db } from './database.ts';
import { insertMatch } from './matches.ts';
import type { CampaignRecord, Ending, MatchRecord } from './records.ts';

const OWN_SHOWN = 200;

/** What is stored together with a change of a campaign. */
export interface AlongWith {
  /** A match that begins. */
  readonly begins?: MatchRecord | undefined;
  readonly knowers?: readonly Knower[] | undefined;
}

/**
 * The stored campaigns. Each has a version, which every change raises: whoever has changed one as it was before somebody
 * else did finds out, and looks again.
 */
export class Campaigns {
  readonly #db: Db;
  readonly #now: () => number;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Adds a campaign, whose matches are added by themselves. */
  async insert(campaign: Campaign, host: string, knowers: readonly Knower[] = []): Promise<void> {
    const { id, state, created } = campaign;
    await this.#db.transaction().execute(async (trx) => {
      await trx
        .insertInto('campaigns')
        .values({
          id,
          host,
          state,
          body: JSON.stringify(campaign),
          knowers: JSON.stringify(knowers),
          version: 1,
          created,
          updated: this.#now(),
        })
        .execute();
      await writePeople(trx, campaign, host);
    });
  }

  async find(id: string): Promise<CampaignRecord | null> {
    const row = await this.#db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const { host, version, body, knowers } = row;
    return { campaign: JSON.parse(body), host, version, knowers: JSON.parse(knowers) };
  }

  /** Changes a campaign that is still as it was read; false, and nothing changed, if it is not. */
  async change(
    { campaign: { id }, host, version }: CampaignRecord,
    to: Campaign,
    { begins, knowers }: AlongWith = {},
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('campaigns')
        .set({
          state: to.state,
          body: JSON.stringify(to),
          version: version + 1,
          updated: this.#now(),
          ...(knowers && { knowers: JSON.stringify(knowers) }),
        })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await writePeople(trx, to, host);
      if (begins) await insertMatch(trx, begins, begins.status);
      return true;
    });
  }

  /** The campaigns of a person, those that were changed last first. */
  async ofPerson(person: string): Promise<CampaignRecord[]> {
    const rows = await this.#db
      .selectFrom('campaigns')
      .innerJoin('campaign_people', 'campaign_people.campaign', 'campaigns.id')
      .selectAll('campaigns')
      .where('campaign_people.person', '=', person)
      .orderBy('campaigns.updated', 'desc')
      .limit(OWN_SHOWN)
      .execute();
    return rows.map(({ body, knowers, host, version }) => {
      return { campaign: JSON.parse(body), host, version, knowers: JSON.parse(knowers) };
    });
  }

  /** How a match ended and what it leaves, if it is over. */
  async ending(match: string): Promise<Ending | null> {
    const row = await this.#db
      .selectFrom('matches')
      .select('ending')
      .where('id', '=', match)
      .executeTakeFirst();
    return row?.ending ? JSON.parse(row.ending) : null;
  }

  async delete(id: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx.deleteFrom('campaign_people').where('campaign', '=', id).execute();
      await trx.deleteFrom('campaigns').where('id', '=', id).execute();
    });
  }

  /** Deletes the campaigns that have no match any more, and that nobody has touched since `before`. */
  async deleteEmptyBefore(before: number): Promise<void> {
    const rows = await this.#db
      .selectFrom('campaigns')
      .select('id')
      .where('updated', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('matches').select('matches.id').whereRef('matches.campaign', '=', 'campaigns.id'),
          ),
        ),
      )
      .execute();
    for (const { id } of rows) await this.delete(id);
  }
}

/** Everybody who plays or has played in it finds it again. */
async function writePeople(db: Db, { id, seats, matches }: Campaign, host: string): Promise<void> {
  const all = [...seats, ...matches.flatMap((match) => match.seats)].map(({ person }) => person);
  const people = new Set([host, ...all.filter((person) => person !== null)]);
  await db.deleteFrom('campaign_people').where('campaign', '=', id).execute();
  await db
    .insertInto('campaign_people')
    .values([...people].map((person) => ({ campaign: id, person })))
    .execute();
}
