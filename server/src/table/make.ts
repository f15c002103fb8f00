import type { ClientMessageOf, GameInfo, SeatPlan } from '../../protocol/index.ts';
import { newId } from '../ids.ts';
import type { Caller } from '../quotas/caller.ts';
import { Refusal } from '../refusal.ts';
import type { MatchRecord, SeatRecord } from '../storage/index.ts';
import type { TableDeps } from './deps.ts';
import { isAlone, OPEN_SEAT, ownOnly } from './seats.ts';

/** Makes the match that somebody asks for. */
export async function makeMatch(
  deps: TableDeps,
  caller: Caller,
  message: ClientMessageOf<'create'>,
): Promise<string> {
  const { storage, now, checkOptions, lobbyChanged, quotas } = deps;
  const { game, listed } = message;
  const info = (await deps.games()).find(({ id }) => id === game);
  if (!info) throw new Refusal('no-such-game', `There is no game "${game}" here.`);
  const seats = message.seats.map((plan) => seatFor(plan, caller, info));
  const { options, rules, madeUp } = await checkOptions(game, message.options ?? {}, seats.length, caller);
  if (madeUp && !isAlone(seats, caller.id)) throw ownOnly();
  quotas.matches.check(caller);
  if (listed) quotas.listings.take(caller);
  quotas.matches.spend(caller);
  const record: MatchRecord = {
    id: newId(),
    game,
    rules,
    options,
    seed: newId(),
    status: 'open',
    listed,
    host: caller.id,
    created: now(),
    updated: now(),
    rematch: null,
    campaign: null,
    legacy: null,
    parked: null,
    notice: null,
    knowers: [],
    seats,
  };
  await storage.matches.insert(record);
  if (listed) lobbyChanged();
  return record.id;
}

export function seatFor(plan: SeatPlan, { id, name }: Caller, { levels }: GameInfo): SeatRecord {
  if (plan.kind === 'open') return OPEN_SEAT;
  if (plan.kind === 'me') {
    const { sign } = plan;
    return { kind: 'person', person: id, name: plan.name ?? name, level: null, ...(sign && { sign }) };
  }
  const { level } = plan;
  if (!levels.includes(level)) throw new Refusal('no-such-bot', `There is no bot "${level}".`);
  return { kind: 'bot', person: null, name: level, level };
}
