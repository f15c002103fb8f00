import type { ClientMessageOf, PersonInfo } from '../../../protocol/index.ts';
import { newId } from '../../ids.ts';
import { Refusal } from '../../refusal.ts';
import type { Done } from '../port.ts';
import { ownSeat } from '../seats.ts';
import type { Table } from '../table.ts';

/** What the strongest bot would answer in a seat of one's own. The table does not wait while it thinks. */
export async function hint(
  table: Table,
  person: PersonInfo,
  { seat }: ClientMessageOf<'hint'>,
): Promise<Done> {
  const thought = await table.enqueue(async () => {
    ownSeat(table.record.seats, seat, person.id);
    if (table.record.status !== 'playing') throw new Refusal('not-playing', 'Nothing is asked now.');
    const running = await table.running();
    if (running.position.asked !== seat) throw new Refusal('wrong-seat', 'Another seat is asked now.');
    return running.think();
  });
  const { deps, record } = table;
  const { game, options } = record;
  const level = (await deps.games()).find(({ id }) => id === game)?.levels[0] ?? '';
  const seats = record.seats.map(({ name }) => name);
  const { answer } = await deps.bots.answer({ game, level, options, seats, thought, random: newId() });
  return { answer };
}
