import type { ClientMessageOf } from '../../../protocol/index.ts';
import type { Caller } from '../../quotas/caller.ts';
import { Refusal } from '../../refusal.ts';
import { belongs, isAlone, ownOnly } from '../seats.ts';
import type { Table } from '../table.ts';

/** Changes how a match is set up. Nothing comes of it before whoever made the match begins it. */
export async function choose(
  table: Table,
  caller: Caller,
  { options: wished }: ClientMessageOf<'choose'>,
): Promise<void> {
  const { status, seats, host, game, standing, campaign } = table.record;
  if (status !== 'open') throw new Refusal('not-open', 'The match has begun already.');
  if (!belongs(seats, host, caller.id)) {
    throw new Refusal('not-your-seat', 'Sit down first: the players choose how the match is set up.');
  }
  if (standing || campaign) throw new Refusal('set-up-stands', 'This match has already been set up.');
  const { options, rules, madeUp } = await table.deps.checkOptions(game, wished, seats.length, caller);
  if (madeUp && !isAlone(seats, caller.id)) throw ownOnly();
  await table.change({ options, rules });
  table.tellTable();
  table.deps.lobbyChanged();
}
