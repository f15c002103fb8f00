import type { ClientMessageOf } from '../../../protocol/index.ts';
import type { Caller } from '../../quotas/caller.ts';
import { Refusal } from '../../refusal.ts';
import type { Table } from '../table.ts';

/** Says after how many seconds windows pass by themselves, also while the match is played. */
export async function patience(
  table: Table,
  caller: Caller,
  { seconds }: ClientMessageOf<'patience'>,
): Promise<void> {
  const { status, host } = table.record;
  if (host !== caller.id) throw new Refusal('not-host', 'Only the person who made the match can set this.');
  if (status === 'over' || status === 'archived') throw new Refusal('match-over', 'This match is over.');
  await table.change({ patience: seconds });
  table.tellTable();
  table.wakeClock();
}
