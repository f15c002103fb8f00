import { type AnswerRow, type Keeper, type MatchRecord, TakenError } from './keeper.ts';

const NAME = 'questwright';
const VERSION = 1;

/** Keeps matches in the browser's database: a record a match, a row an answer. */
export async function indexedDbKeeper(): Promise<Keeper> {
  const db = await openDatabase();

  const write = (names: string[], work: (tx: IDBTransaction) => void): Promise<void> => {
    const tx = db.transaction(names, 'readwrite', { durability: 'strict' });
    const done = finished(tx);
    work(tx);
    return done;
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

    create: ({ record, answers }) =>
      write(['matches', 'answers'], (tx) => {
        tx.objectStore('matches').put(record);
        tx.objectStore('answers').delete(rowsOf(record.id));
        const base = record.start?.at ?? 0;
        answers.forEach((row, i) => {
          tx.objectStore('answers').put(row, [record.id, base + i]);
        });
      }),

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

    remove: (id) =>
      write(['matches', 'answers'], (tx) => {
        tx.objectStore('matches').delete(id);
        tx.objectStore('answers').delete(rowsOf(id));
      }),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('matches', { keyPath: 'id' });
    request.result.createObjectStore('answers');
  };
  return result(request);
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
