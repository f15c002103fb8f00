import type { ClientMessageOf } from '../../../protocol/index.ts';
import { CallFault, Runaway } from '../../hosting/fault.ts';
import { newId } from '../../ids.ts';
import type { Caller } from '../../quotas/caller.ts';
import { Refusal } from '../../refusal.ts';
import type { Done } from '../port.ts';
import { ownSeat } from '../seats.ts';
import type { Table } from '../table.ts';

/** What the strongest bot would answer in a seat of one's own, and why. The table does not wait while it thinks. */
export async function hint(table: Table, caller: Caller, { seat }: ClientMessageOf<'hint'>): Promise<Done> {
  const { deps, record } = table;
  deps.quotas.bots.check(caller);
  const thought = await table.enqueue(async () => {
    ownSeat(table.record.seats, seat, caller.id);
    if (table.record.status !== 'playing') throw new Refusal('not-playing', 'Nothing is asked now.');
    const running = await table.running();
    const isAsked = running.situation.asked.some(({ seats }) => seats.includes(seat));
    if (!isAsked) throw new Refusal('wrong-seat', 'Another seat is being asked now.');
    return running.think(seat);
  }, caller);
  const { game, options } = record;
  const level = (await deps.games()).find(({ id }) => id === game)?.strongest ?? '';
  const seats = record.seats.map(({ name }) => name);
  const task = { game, level, options, seats, thought, random: newId() };
  const meter = (ms: number) => deps.quotas.bots.spend(caller, ms);
  try {
    const { answer, found } = await deps.hosting.bots.advise(table.id, task, meter);
    return { answer, ...(found && { advice: found }) };
  } catch (error) {
    // What would take its place in a seat is no advice.
    if (error instanceof CallFault || error instanceof Runaway)
      throw new Refusal('no-hint', 'The bot found no answer here.');
    throw error;
  }
}
