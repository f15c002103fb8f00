import type { Opened } from '../hosting/hosting.ts';
import type { Meter } from '../hosting/threads.ts';
import type { MatchRecord } from '../storage/index.ts';
import type { TableDeps } from './deps.ts';

/** Lets the rules take up a match as it is stored. */
export async function takeUp(
  { storage: { matches }, hosting }: TableDeps,
  { id, game, rules, options, seats, seed, status, campaign, legacy }: MatchRecord,
  meter: Meter,
): Promise<Opened> {
  if (status === 'archived') return hosting.openFile(id, (await matches.archived(id)) ?? '', meter);
  const names = seats.map(({ name }) => name);
  const moves = await matches.moves(id);
  const checkpoints = await matches.checkpoints(id);
  const begins = {
    rules,
    options,
    seats: names,
    seed,
    inCampaign: campaign !== null,
    ...(legacy && { legacy }),
  };
  return hosting.open(id, game, { ...begins, moves, checkpoints }, meter);
}
