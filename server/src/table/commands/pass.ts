import type { ClientMessageOf, PersonInfo } from '../../../protocol/index.ts';
import { Refusal } from '../../refusal.ts';
import { ownSeat } from '../seats.ts';
import type { Table } from '../table.ts';

/** Passes windows in advance for a seat of one's own, or takes back what was passed. */
export async function pass(
  table: Table,
  person: PersonInfo,
  { seat, wish }: ClientMessageOf<'pass'>,
): Promise<void> {
  const { status, seats } = table.record;
  ownSeat(seats, seat, person.id);
  if (status !== 'playing') throw new Refusal('not-playing', 'Nothing is asked in this match now.');
  await table.attempt({ kind: 'pass', n: 0, seat, wish }, (running) => running.pass(seat, wish));
}
