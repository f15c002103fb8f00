import type { Standing } from '@questwright/kernel';
import type { ChatLine, LobbyEntry, MatchStatus, OwnMatch } from '../../protocol/index.ts';
import { newId } from '../ids.ts';
import { moveOf, rowOf, saveCheckpoint } from './appender.ts';
import type { Db } from './database.ts';
import type { Ownership } from './ownership.ts';
import type { MatchRecord, Move, SeatRecord, StoredCheckpoint } from './records.ts';
import type { MatchesTable, Schema } from './schema.ts';

/** What can change about a match besides its moves and seats. */
export type MatchChange = Partial<
  Pick<
    MatchRecord,
    'status' | 'rematch' | 'parked' | 'notice' | 'knowers' | 'rules' | 'seed' | 'options' | 'patience'
  >
>;

export interface Report {
  readonly code: string;
  readonly message: string;
  readonly match: string;
  readonly rules: string;
  readonly server: string;
  readonly file: string;
}

const LOBBY_SIZE = 100;
/** How many matches of one person are shown in the lobby. */
const LOBBY_OF_PERSON = 3;
/** How many moves are stored at once. */
const MOVES_AT_ONCE = 200;
const CHAT_SHOWN = 100;
const SWEPT_AT_ONCE = 100;
const OWN_SHOWN = 200;
/** The set-up of a match is told in lists if it has no more characters than this. */
const OPTIONS_SHOWN = 1000;

type ListedSeat = Pick<Schema['seats'], 'kind' | 'name' | 'person'>;

/** The stored matches. Any server may add a match; all other changes are made by the server that runs it. */
export class Matches {
  readonly #db: Db;
  readonly #ownership: Ownership;
  readonly #now: () => number;

  constructor(db: Db, ownership: Ownership, now: () => number) {
    this.#db = db;
    this.#ownership = ownership;
    this.#now = now;
  }

  async insert(record: MatchRecord): Promise<void> {
    await this.#db.transaction().execute((trx) => insertMatch(trx, record, record.status));
  }

  /**
   * Adds a match with what has been played of it elsewhere, a part at a time, so that others can store something in
   * between. It is there when all of it is.
   */
  async insertPlayed(record: MatchRecord, moves: readonly Move[]): Promise<void> {
    await this.#db.transaction().execute((trx) => insertMatch(trx, record, 'arriving'));
    for (let first = 0; first < moves.length; first += MOVES_AT_ONCE) {
      const some = moves.slice(first, first + MOVES_AT_ONCE);
      const rows = some.map((move) => ({ match: record.id, at: record.created, ...rowOf(move) }));
      await this.#db.insertInto('moves').values(rows).execute();
      await new Promise(setImmediate);
    }
    const { id, status } = record;
    await this.#db.updateTable('matches').set({ status }).where('id', '=', id).execute();
  }

  async find(id: string): Promise<MatchRecord | null> {
    const row = await this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || !isThere(row)) return null;
    const seats = await this.#db
      .selectFrom('seats')
      .select(['kind', 'person', 'name', 'level', 'sign'])
      .where('match', '=', id)
      .orderBy('seat')
      .execute();
    return recordOf(row, seats.map(seatOf));
  }

  async moves(id: string): Promise<Move[]> {
    const rows = await this.#db
      .selectFrom('moves')
      .selectAll()
      .where('match', '=', id)
      .orderBy('n')
      .execute();
    return rows.map(moveOf);
  }

  /** The newest first. */
  async checkpoints(id: string): Promise<StoredCheckpoint[]> {
    return this.#db
      .selectFrom('checkpoints')
      .select(['at', 'n', 'rules', 'state'])
      .where('match', '=', id)
      .orderBy('n', 'desc')
      .execute();
  }

  async saveCheckpoint(match: string, checkpoint: StoredCheckpoint): Promise<void> {
    await this.#ownership.write(match, (db) => saveCheckpoint(db, match, checkpoint));
  }

  async change(id: string, { parked, notice, knowers, options, ...change }: MatchChange): Promise<void> {
    await this.#ownership.write(id, async (db) => {
      await db
        .updateTable('matches')
        .set({
          ...change,
          ...(parked !== undefined && { parked: parked && JSON.stringify(parked) }),
          ...(notice !== undefined && { notice: notice && JSON.stringify(notice) }),
          ...(knowers !== undefined && { knowers: JSON.stringify(knowers) }),
          ...(options !== undefined && { options: JSON.stringify(options) }),
          updated: this.#now(),
        })
        .where('id', '=', id)
        .execute();
    });
  }

  /** Notes how a match stands, which is no sign that anybody has done anything. */
  async setStanding(match: string, standing: Standing): Promise<void> {
    await this.#ownership.write(match, (db) =>
      db
        .updateTable('matches')
        .set({ standing: JSON.stringify(standing) })
        .where('id', '=', match)
        .execute(),
    );
  }

  async setSeat(match: string, seat: number, record: SeatRecord): Promise<void> {
    await this.#ownership.write(match, async (db) => {
      await db
        .updateTable('seats')
        .set({ sign: null, ...record })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .execute();
      await this.#touch(db, match);
    });
  }

  /** Notes that somebody has done something in a match. */
  async #touch(db: Db, match: string): Promise<void> {
    await db.updateTable('matches').set({ updated: this.#now() }).where('id', '=', match).execute();
  }

  /** Matches that wait for players, the newest first; of each person only some. */
  async lobby(): Promise<LobbyEntry[]> {
    const waiting = this.#db
      .selectFrom('matches')
      .select(['id', 'game', 'created', 'host', 'options'])
      .select(({ fn }) =>
        fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('host').orderBy('created', 'desc'))
          .as('place'),
      )
      .where('status', '=', 'open')
      .where('listed', '=', 1);
    const rows = await this.#db
      .selectFrom(waiting.as('waiting'))
      .innerJoin('people', 'people.id', 'waiting.host')
      .select(['waiting.id', 'waiting.game', 'waiting.created', 'waiting.options', 'people.name as host'])
      .where('waiting.place', '<=', LOBBY_OF_PERSON)
      .orderBy('waiting.created', 'desc')
      .limit(LOBBY_SIZE)
      .execute();
    const seats = await this.#seatsOf(rows.map(({ id }) => id));
    return rows.map(({ id, options, ...row }) => {
      const own = seats.get(id) ?? [];
      const open = own.filter(({ kind }) => kind === 'open').length;
      return { match: id, ...row, options: shortOptions(options), seats: own.length, open };
    });
  }

  async ofPerson(person: string): Promise<OwnMatch[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select(['id', 'game', 'status', 'updated', 'options', 'standing'])
      .$narrowType<{ status: MatchStatus }>()
      .where('status', '!=', 'arriving')
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('host', '=', person),
          eb('id', 'in', selectFrom('seats').select('match').where('person', '=', person)),
        ]),
      )
      .orderBy('updated', 'desc')
      .limit(OWN_SHOWN)
      .execute();
    const seats = await this.#seatsOf(rows.map(({ id }) => id));
    return rows.map(({ id, options, standing, ...row }) => {
      const found = seats.get(id) ?? [];
      return {
        match: id,
        ...row,
        seats: found.map(({ name }) => name),
        bots: [...found.keys()].filter((seat) => found[seat]!.kind === 'bot' && !found[seat]!.person),
        own: [...found.keys()].filter((seat) => found[seat]!.person === person),
        options: shortOptions(options),
        standing: standing === null ? null : (JSON.parse(standing) as Standing),
      };
    });
  }

  async #seatsOf(matches: readonly string[]): Promise<Map<string, ListedSeat[]>> {
    const found = new Map<string, ListedSeat[]>();
    if (matches.length === 0) return found;
    const rows = await this.#db
      .selectFrom('seats')
      .select(['match', 'kind', 'name', 'person'])
      .where('match', 'in', matches)
      .orderBy('match')
      .orderBy('seat')
      .execute();
    for (const { match, ...seat } of rows) found.set(match, [...(found.get(match) ?? []), seat]);
    return found;
  }

  async addChat(match: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    return this.#ownership.write(match, async (db) => {
      const { last } = await db
        .selectFrom('chat')
        .select(({ fn }) => fn.max('n').as('last'))
        .where('match', '=', match)
        .executeTakeFirstOrThrow();
      const numbered = { n: (last ?? 0) + 1, ...line };
      await db
        .insertInto('chat')
        .values({ match, ...numbered })
        .execute();
      await this.#touch(db, match);
      return numbered;
    });
  }

  /** The newest lines, the oldest of them first. */
  async chat(match: string): Promise<ChatLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select(['n', 'person', 'name', 'text', 'at'])
      .where('match', '=', match)
      .orderBy('n', 'desc')
      .limit(CHAT_SHOWN)
      .execute();
    return rows.reverse();
  }

  async report(report: Report): Promise<void> {
    await this.#db
      .insertInto('reports')
      .values({ id: newId(), at: this.#now(), ...report })
      .execute();
  }

  /** Whether this very fault of the match has been reported already. */
  async isReported({ match, code, file }: Pick<Report, 'match' | 'code' | 'file'>): Promise<boolean> {
    const found = await this.#db
      .selectFrom('reports')
      .select('id')
      .where('match', '=', match)
      .where('code', '=', code)
      .where('file', '=', file)
      .executeTakeFirst();
    return found !== undefined;
  }

  async reports(match: string): Promise<Schema['reports'][]> {
    return this.#db.selectFrom('reports').selectAll().where('match', '=', match).orderBy('at').execute();
  }

  /** Puts a finished match away: its file says all that its moves said. */
  async archive(match: string, file: string): Promise<void> {
    const at = this.#now();
    await this.#ownership.write(match, async (db) => {
      await db.insertInto('archives').values({ match, file, at }).execute();
      await db.deleteFrom('moves').where('match', '=', match).execute();
      await db.deleteFrom('checkpoints').where('match', '=', match).execute();
      const status: MatchStatus = 'archived';
      await db.updateTable('matches').set({ status, updated: at }).where('id', '=', match).execute();
    });
  }

  /** Adds a match that was played elsewhere and is only looked at here, as its match file. */
  async insertArchived(record: MatchRecord, file: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await insertMatch(trx, record, 'archived');
      await trx.insertInto('archives').values({ match: record.id, file, at: this.#now() }).execute();
    });
  }

  async archived(match: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('archives')
      .select('file')
      .where('match', '=', match)
      .executeTakeFirst();
    return row?.file ?? null;
  }

  /** Some matches that nobody has begun, and nobody touched since `before`. */
  async unbegunBefore(before: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('status', 'in', ['open', 'arriving'])
      .where('updated', '<', before)
      .limit(SWEPT_AT_ONCE)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Some matches that were begun and not finished, and that nobody has touched since `before`. */
  async untouchedBefore(before: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('status', 'in', ['playing', 'parked'])
      .where('updated', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('moves')
              .select('moves.n')
              .whereRef('moves.match', '=', 'matches.id')
              .where('moves.at', '>=', before),
          ),
        ),
      )
      .limit(SWEPT_AT_ONCE)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Deletes a match that this server runs, with all that belongs to it, unless somebody has touched it since `before`. */
  async delete(match: string, before: number): Promise<boolean> {
    return this.#ownership.write(match, async (db) => {
      const { numDeletedRows } = await db
        .deleteFrom('seats')
        .where('match', '=', match)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('matches')
              .select('matches.id')
              .where('matches.id', '=', match)
              .where('matches.updated', '<', before),
          ),
        )
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      for (const table of ['moves', 'checkpoints', 'chat', 'archives', 'reports'] as const) {
        await db.deleteFrom(table).where('match', '=', match).execute();
      }
      await db.updateTable('matches').set({ rematch: null }).where('rematch', '=', match).execute();
      await db.deleteFrom('matches').where('id', '=', match).execute();
      return true;
    });
  }

  /** Finished matches that nobody has touched since `before`. */
  async finishedBefore(before: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'over')
      .where('updated', '<', before)
      .limit(SWEPT_AT_ONCE)
      .execute();
    return rows.map(({ id }) => id);
  }
}

/** Adds a match, in a transaction. */
export async function insertMatch(
  trx: Db,
  record: MatchRecord,
  status: Schema['matches']['status'],
): Promise<void> {
  const { seats, options, listed, parked, notice, knowers, legacy, standing, ...row } = record;
  await trx
    .insertInto('matches')
    .values({
      ...row,
      status,
      options: JSON.stringify(options),
      listed: listed ? 1 : 0,
      parked: parked && JSON.stringify(parked),
      notice: notice && JSON.stringify(notice),
      knowers: JSON.stringify(knowers),
      legacy: legacy && JSON.stringify(legacy),
      ending: null,
      standing: standing ? JSON.stringify(standing) : null,
      patience: record.patience ?? null,
      owner: null,
    })
    .execute();
  await trx
    .insertInto('seats')
    .values(seats.map((seat, i) => ({ match: record.id, seat: i, sign: null, ...seat })))
    .execute();
}

interface ThereRow extends MatchesTable {
  readonly status: MatchStatus;
}

const seatOf = ({ sign, ...seat }: Omit<Schema['seats'], 'match' | 'seat'>): SeatRecord => ({
  ...seat,
  ...(sign !== null && { sign }),
});

/** How a match is set up, for lists; not what somebody has made up, which can be long. */
const shortOptions = (options: string): unknown =>
  options.length > OPTIONS_SHOWN ? null : JSON.parse(options);

const isThere = (row: MatchesTable): row is ThereRow => row.status !== 'arriving';

function recordOf(row: ThereRow, seats: readonly SeatRecord[]): MatchRecord {
  const { options, listed, parked, notice, knowers, legacy, standing, patience, ...more } = row;
  const { owner: _, ending: __, ...rest } = more;
  return {
    ...rest,
    options: JSON.parse(options),
    listed: listed === 1,
    parked: parked === null ? null : JSON.parse(parked),
    notice: notice === null ? null : JSON.parse(notice),
    knowers: knowers === null ? [] : JSON.parse(knowers),
    legacy: legacy === null ? null : JSON.parse(legacy),
    ...(standing !== null && { standing: JSON.parse(standing) }),
    ...(patience !== null && { patience }),
    seats,
  };
}
