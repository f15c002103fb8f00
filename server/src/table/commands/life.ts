import type { PersonInfo } from '../../../protocol/index.ts';
import { newId } from '../../ids.ts';
import type { Account, Caller } from '../../quotas/caller.ts';
import { Refusal } from '../../refusal.ts';
import type { MatchRecord } from '../../storage/index.ts';
import type { Done } from '../port.ts';
import { belongs } from '../seats.ts';
import type { Table } from '../table.ts';

export async function start(table: Table, caller: Caller): Promise<void> {
  const { status, seats, host } = table.record;
  if (host !== caller.id) throw new Refusal('not-host', 'Only the person who made the match can start it.');
  if (status !== 'open') throw new Refusal('not-open', 'The match has begun already.');
  if (seats.some(({ kind }) => kind === 'open'))
    throw new Refusal('seats-open', 'Some seats are still open.');
  const rules = await rulesNow(table, caller);
  await table.change({ status: 'playing', rules });
  table.tellTable();
  table.deps.lobbyChanged();
  await table.running();
  table.wakeBots();
}

/** The version that the match begins with; it may have waited in the lobby while the rules changed. */
async function rulesNow(table: Table, account: Account): Promise<string> {
  const { seats, game, options } = table.record;
  const checked = await table.deps.checkOptions(game, options, seats.length, account);
  return checked.rules;
}

export async function rematch(table: Table, caller: Caller): Promise<Done> {
  const { record, deps } = table;
  const { standing: _, ...asItWas } = record;
  if (record.status !== 'over' && record.status !== 'archived') {
    throw new Refusal('not-over', 'The match is not over yet.');
  }
  if (!belongs(record.seats, record.host, caller.id)) {
    throw new Refusal('not-your-seat', 'You did not play in this match.');
  }
  if (record.campaign)
    throw new Refusal('in-campaign', 'This match belongs to a campaign; continue the campaign instead.');
  if (record.rematch) return { match: record.rematch };
  deps.quotas.matches.take(caller);
  const now = deps.now();
  const next: MatchRecord = {
    ...asItWas,
    id: newId(),
    seed: newId(),
    status: 'open',
    listed: false,
    host: caller.id,
    created: now,
    updated: now,
    notice: null,
    knowers: [],
    parked: null,
    rematch: null,
  };
  await deps.storage.matches.insert(next);
  await table.change({ rematch: next.id });
  table.tellTable();
  return { match: next.id };
}

export async function archive(table: Table, person: PersonInfo): Promise<void> {
  const { status, seats, host } = table.record;
  if (!belongs(seats, host, person.id)) throw new Refusal('not-your-seat', 'You did not play in this match.');
  await archiveMatch(table, status);
}

/** Puts a finished match away as a match file. */
export async function archiveMatch(table: Table, status: MatchRecord['status']): Promise<void> {
  if (status !== 'over') throw new Refusal('not-over', 'Only a finished match can be archived.');
  const file = await (await table.running()).file({ secret: true, campaignOver: false });
  await table.archived(file);
}

/** Puts a match away as it stands: nobody plays on. The end of one that has just come to its end stands. */
export async function abandon(table: Table): Promise<void> {
  const { status } = table.record;
  if (status === 'over') return archiveMatch(table, status);
  if (status === 'archived') return;
  await table.change({ notice: 'kernel.abandoned' });
  await table.archived(await table.storedFile());
  table.forget();
  table.deps.lobbyChanged();
}
