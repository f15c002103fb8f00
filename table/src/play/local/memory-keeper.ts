import { clone } from '@questwright/kernel';
import {
  type AnswerRow,
  type CampaignWithMatches,
  type Keeper,
  type KeptCampaign,
  type MatchRecord,
  type StoredMatch,
  TakenError,
} from './keeper.ts';

/** Keeps matches for as long as the page is open: for tests, and when the browser keeps nothing. */
export function memoryKeeper(): Keeper {
  const records = new Map<string, MatchRecord>();
  const answers = new Map<string, Map<number, AnswerRow>>();
  const campaigns = new Map<string, KeptCampaign>();
  const put = (record: MatchRecord): void => void records.set(record.id, clone(record));
  const create = ({ record, answers: rows }: StoredMatch): void => {
    put(record);
    const base = record.start?.at ?? 0;
    answers.set(record.id, new Map(rows.map((row, i) => [base + i, clone(row)])));
  };
  const remove = (id: string): void => {
    records.delete(id);
    answers.delete(id);
  };
  const find = (id: string): CampaignWithMatches | null => {
    const kept = campaigns.get(id);
    if (!kept) return null;
    const found = kept.campaign.matches.flatMap((match) => records.get(match.id) ?? []);
    return clone({ kept, records: found });
  };

  return {
    list: async () => [...records.values()],
    async read(id): Promise<StoredMatch | null> {
      const record = records.get(id);
      if (!record) return null;
      const rows = [...answers.get(id)!].sort(([a], [b]) => a - b).map(([, row]) => row);
      return clone({ record, answers: rows });
    },
    create: async (match) => create(match),
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
    remove: async (id) => remove(id),

    campaigns: async () => [...campaigns.values()].map((kept) => clone(kept)),
    readCampaign: async (id) => find(id),
    async createCampaign(kept, matches) {
      matches.forEach(create);
      campaigns.set(kept.id, clone(kept));
    },
    async changeCampaign(id, act) {
      const found = find(id);
      if (!found) return null;
      const { kept, match, result } = act(found);
      if (match) create(match);
      campaigns.set(id, clone(kept));
      return result;
    },
    async removeCampaign(id) {
      for (const match of campaigns.get(id)?.campaign.matches ?? []) remove(match.id);
      campaigns.delete(id);
    },
  };
}
