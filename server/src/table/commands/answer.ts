import type { ClientMessageOf, PersonInfo } from '../../../protocol/index.ts';
import { Refusal } from '../../refusal.ts';
import { ownSeat } from '../seats.ts';
import type { Table } from '../table.ts';

export async function answer(
  table: Table,
  person: PersonInfo,
  { seat, n, answer: given }: ClientMessageOf<'answer'>,
): Promise<void> {
  const { status, seats, parked } = table.record;
  ownSeat(seats, seat, person.id);
  if (status === 'open') throw new Refusal('not-playing', 'The match has not begun yet.');
  if (status === 'parked') throw new Refusal('parked', parked?.message ?? 'This match is parked.');
  if (status !== 'playing') throw new Refusal('match-over', 'This match is over.');
  await table.attempt({ kind: 'answer', n, seat, answer: given }, (running) =>
    running.answer(seat, given, n),
  );
}
