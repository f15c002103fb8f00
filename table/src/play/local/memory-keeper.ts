import { clone } from '@questwright/kernel';
import { type AnswerRow, type Keeper, type MatchRecord, type StoredMatch, TakenError } from './keeper.ts';

/** Keeps matches for as long as the page is open: for tests, and when the browser keeps nothing. */
export function memoryKeeper(): Keeper {
  const records = new Map<string, MatchRecord>();
  const answers = new Map<string, Map<number, AnswerRow>>();
  const put = (record: MatchRecord): void => void records.set(record.id, clone(record));

  return {
    list: async () => [...records.values()],
    async read(id): Promise<StoredMatch | null> {
      const record = records.get(id);
      if (!record) return null;
      const rows = [...answers.get(id)!].sort(([a], [b]) => a - b).map(([, row]) => row);
      return clone({ record, answers: rows });
    },
    async create({ record, answers: rows }) {
      put(record);
      const base = record.start?.at ?? 0;
      answers.set(record.id, new Map(rows.map((row, i) => [base + i, clone(row)])));
    },
    async append(at, row, record) {
      const rows = answers.get(record.id)!;
      if (rows.has(at)) throw new TakenError();
      rows.set(at, clone(row));
      put(record);
    },
    async cut(at, record) {
      const rows = answers.get(record.id)!;
      for (const key of rows.keys()) if (key >= at) rows.delete(key);
      put(record);
    },
    async update(record) {
      put(record);
    },
    async remove(id) {
      records.delete(id);
      answers.delete(id);
    },
  };
}
