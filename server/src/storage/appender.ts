import type { CompiledQuery, Transaction } from 'kysely';
import type { Database, Db } from './database.ts';
import { NotOwner, type Ownership } from './ownership.ts';
import type { Append, Move, StoredCheckpoint } from './records.ts';
import type { Schema } from './schema.ts';

interface Waiting {
  readonly append: Append;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** So many at most, so that the first of them do not wait long for the last. */
const BATCH = 100;

/**
 * Adds moves to matches. What comes in while a commit is under way goes into the next one together, so that
 * the disk is waited for once for all of them. A promise resolves when its move is stored for good.
 */
export class Appender {
  readonly #database: Database;
  readonly #ownership: Ownership;
  readonly #now: () => number;
  readonly #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  readonly #statements = new Map<number, CompiledQuery>();

  constructor(database: Database, ownership: Ownership, now: () => number) {
    this.#database = database;
    this.#ownership = ownership;
    this.#now = now;
  }

  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // Messages that arrive in the same turn of the event loop share the first commit.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH);
      try {
        if (!this.#commitNow(batch)) await this.#commit(batch);
      } catch (error) {
        if (batch.length === 1) batch[0]!.reject(error);
        else for (const one of batch) await this.#commit([one]).catch(one.reject);
      }
    }
    this.#running = null;
  }

  /**
   * Stores a whole batch, or throws and stores nothing. Only moves of matches that run elsewhere are refused
   * one by one.
   */
  async #commit(batch: readonly Waiting[]): Promise<void> {
    const appends = batch.map(({ append }) => append);
    const held = await this.#database.db.transaction().execute(async (trx) => {
      const held = await this.#ownership.hold(trx, [...new Set(appends.map(({ match }) => match))]);
      const own = appends.filter(({ match }) => held.has(match));
      if (own.length > 0) await this.#write(trx, own);
      return held;
    });
    settle(batch, held);
  }

  /**
   * On SQLite, where nobody else can run a match, all there is to do is nearly always to insert moves: one
   * statement, without waiting for anything but the disk. If there is more to do, it does nothing and returns
   * false.
   */
  #commitNow(batch: readonly Waiting[]): boolean {
    const { runNow, db } = this.#database;
    if (!runNow || batch.some(({ append: { checkpoint, status } }) => checkpoint || status)) return false;
    const held = this.#ownership.held(batch.map(({ append }) => append.match));
    const own = batch.filter(({ append }) => held.has(append.match)).map(({ append }) => append);
    if (own.length > 0 && !runNow(this.#insertion(db, own))) return false;
    settle(batch, held);
    return true;
  }

  async #write(trx: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
    await trx.executeQuery(this.#insertion(trx, appends));
    for (const { match, checkpoint, status, ending } of appends) {
      if (checkpoint) await saveCheckpoint(trx, match, checkpoint);
      if (checkpoint || status) {
        await trx
          .updateTable('matches')
          .set({
            updated: this.#now(),
            ...(status && { status, parked: null }),
            ...(ending !== undefined && { ending: ending && JSON.stringify(ending) }),
          })
          .where('id', '=', match)
          .execute();
      }
    }
  }

  /** One statement for all of them, which is compiled once for each number of rows. */
  #insertion(db: Db, appends: readonly Append[]): CompiledQuery {
    const at = this.#now();
    const rows = appends.map(({ match, move }) => ({ match, ...rowOf(move), at }));
    let statement = this.#statements.get(rows.length);
    if (!statement) {
      statement = db.insertInto('moves').values(rows).compile();
      this.#statements.set(rows.length, statement);
    }
    const parameters = rows.flatMap(({ match, n, kind, seat, body }) => [match, n, kind, seat, body, at]);
    return { ...statement, parameters };
  }
}

/** Tells those whose moves are stored, and those whose matches are run elsewhere. */
function settle(batch: readonly Waiting[], held: ReadonlySet<string>): void {
  for (const { append, resolve, reject } of batch) {
    if (held.has(append.match)) resolve();
    else reject(new NotOwner());
  }
}

/** How many checkpoints of a match are kept: one more than is needed, should the newest not be readable. */
const CHECKPOINTS_KEPT = 2;

export async function saveCheckpoint(db: Db, match: string, checkpoint: StoredCheckpoint): Promise<void> {
  await db
    .insertInto('checkpoints')
    .values({ match, ...checkpoint })
    .onConflict((conflict) => conflict.columns(['match', 'n']).doUpdateSet(checkpoint))
    .execute();
  const newest = db
    .selectFrom('checkpoints')
    .select('n')
    .where('match', '=', match)
    .orderBy('n', 'desc')
    .limit(CHECKPOINTS_KEPT);
  await db.deleteFrom('checkpoints').where('match', '=', match).where('n', 'not in', newest).execute();
}

export function rowOf(move: Move): Pick<Schema['moves'], 'n' | 'kind' | 'seat' | 'body'> {
  const { kind, n } = move;
  switch (kind) {
    case 'answer':
      return { n, kind, seat: move.seat, body: JSON.stringify(move.answer) };
    case 'undo':
      return { n, kind, seat: move.seat, body: JSON.stringify({ to: move.to }) };
    case 'pass':
      return { n, kind, seat: move.seat, body: JSON.stringify(move.wish) };
    case 'rules': {
      const { rules, at, state, answers, passes } = move;
      return { n, kind, seat: null, body: JSON.stringify({ rules, at, state, answers, passes }) };
    }
  }
}

export function moveOf({ n, kind, seat, body }: Schema['moves']): Move {
  const read = JSON.parse(body);
  switch (kind) {
    case 'answer':
      return { kind, n, seat: seat!, answer: read };
    case 'undo':
      return { kind, n, seat: seat!, to: read.to };
    case 'pass':
      return { kind, n, seat: seat!, wish: read };
    case 'rules':
      return { kind, n, ...read };
  }
}
