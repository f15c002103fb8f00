import {
  type AnswerRow,
  type CampaignWithMatches,
  type Keeper,
  type KeptCampaign,
  type MatchRecord,
  type StoredMatch,
  TakenError,
} from './keeper.ts';

const NAME = 'questwright';
const VERSION = 2;
const ALL = ['campaigns', 'matches', 'answers'];

/** Keeps matches in the browser's database: one record for each match, one row for each answer. */
export async function indexedDbKeeper(): Promise<Keeper> {
  const db = await openDatabase();

  const write = (names: string[], work: (tx: IDBTransaction) => void): Promise<void> => {
    const tx = db.transaction(names, 'readwrite', { durability: 'strict' });
    const done = finished(tx);
    work(tx);
    return done;
  };

  const put = (tx: IDBTransaction, { record, answers }: StoredMatch): void => {
    tx.objectStore('matches').put(record);
    tx.objectStore('answers').delete(rowsOf(record.id));
    const base = record.start?.at ?? 0;
    for (const [i, row] of answers.entries()) tx.objectStore('answers').put(row, [record.id, base + i]);
  };

  const remove = (tx: IDBTransaction, id: string): void => {
    tx.objectStore('matches').delete(id);
    tx.objectStore('answers').delete(rowsOf(id));
  };

  return {
    list: () => result(db.transaction('matches').objectStore('matches').getAll()),

    async read(id) {
      const tx = db.transaction(['matches', 'answers']);
      const [record, answers] = await Promise.all([
        result<MatchRecord | undefined>(tx.objectStore('matches').get(id)),
        result<AnswerRow[]>(tx.objectStore('answers').getAll(rowsOf(id))),
      ]);
      return record ? { record, answers } : null;
    },

    create: (match) => write(['matches', 'answers'], (tx) => put(tx, match)),

    async append(at, row, record) {
      try {
        await write(['matches', 'answers'], (tx) => {
          tx.objectStore('answers').add(row, [record.id, at]);
          tx.objectStore('matches').put(record);
        });
      } catch (error) {
        if (error instanceof DOMException && error.name === 'ConstraintError') throw new TakenError();
        throw error;
      }
    },

    cut: (at, record) =>
      write(['matches', 'answers'], (tx) => {
        tx.objectStore('answers').delete(rowsOf(record.id, at));
        tx.objectStore('matches').put(record);
      }),

    update: (record) => write(['matches'], (tx) => void tx.objectStore('matches').put(record)),

    remove: (id) => write(['matches', 'answers'], (tx) => remove(tx, id)),

    campaigns: () => result(db.transaction('campaigns').objectStore('campaigns').getAll()),

    readCampaign: (id) => findCampaign(db.transaction(ALL), id),

    createCampaign: (kept, matches) =>
      write(ALL, (tx) => {
        for (const match of matches) put(tx, match);
        tx.objectStore('campaigns').put(kept);
      }),

    async changeCampaign(id, act) {
      const tx = db.transaction(ALL, 'readwrite', { durability: 'strict' });
      const done = finished(tx);
      try {
        const found = await findCampaign(tx, id);
        const change = found && act(found);
        if (change?.match) put(tx, change.match);
        if (change) tx.objectStore('campaigns').put(change.kept);
        await done;
        return change ? change.result : null;
      } catch (error) {
        done.catch(() => {});
        abort(tx);
        throw error;
      }
    },

    async removeCampaign(id) {
      const found = await findCampaign(db.transaction(ALL), id);
      await write(ALL, (tx) => {
        for (const match of found?.kept.campaign.matches ?? []) remove(tx, match.id);
        tx.objectStore('campaigns').delete(id);
      });
    },
  };
}

async function findCampaign(tx: IDBTransaction, id: string): Promise<CampaignWithMatches | null> {
  const kept = await result<KeptCampaign | undefined>(tx.objectStore('campaigns').get(id));
  if (!kept) return null;
  const matches = tx.objectStore('matches');
  const found = await Promise.all(
    kept.campaign.matches.map((match) => result<MatchRecord | undefined>(matches.get(match.id))),
  );
  return { kept, records: found.filter((record) => record !== undefined) };
}

/** Nothing of it is kept; it may have come to an end already. */
function abort(tx: IDBTransaction): void {
  try {
    tx.abort();
  } catch {
    // It has.
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      request.result.createObjectStore('matches', { keyPath: 'id' });
      request.result.createObjectStore('answers');
    }
    request.result.createObjectStore('campaigns', { keyPath: 'id' });
  };
  return result(request).then((db) => {
    // A newer page in another window waits for this one to let go.
    db.onversionchange = () => db.close();
    return db;
  });
}

const rowsOf = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(tx: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(tx.error);
  });
}
