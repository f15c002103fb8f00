import type { Timeline } from '@questwright/kernel';
import { CallFault, Runaway } from '../hosting/fault.ts';
import type { Caller } from '../quotas/caller.ts';
import { Refusal } from '../refusal.ts';
import type { TableDeps } from './deps.ts';
import { eyesOf } from './seats.ts';

/**
 * A match that was put away, as somebody saw it who sat in it, or as everybody did: nothing that they were not sent while
 * it was played. So it can be had also while the campaign of the match still hides what it knows.
 */
export async function replayOf(
  { storage: { matches }, quotas, hosting }: Pick<TableDeps, 'storage' | 'quotas' | 'hosting'>,
  caller: Caller,
  id: string,
  wanted: number | undefined,
): Promise<Timeline> {
  quotas.fetches.take(caller);
  quotas.rules.check(caller);
  const record = await matches.find(id);
  if (!record) throw new Refusal('no-such-match', 'There is no such match.');
  const file = record.status === 'archived' ? await matches.archived(id) : null;
  if (file === null) throw new Refusal('not-archived', 'The match is not archived yet.');
  const allowed = [...new Set([...eyesOf(record.seats, caller.id), -1])];
  const eyes = wanted !== undefined && allowed.includes(wanted) ? wanted : allowed[0]!;
  try {
    return await hosting.timeline(file, eyes, allowed, (ms) => quotas.rules.spend(caller, ms));
  } catch (error) {
    if (!(error instanceof CallFault || error instanceof Runaway)) throw error;
    throw new Refusal('no-replay', 'The current rules cannot replay this match.');
  }
}
