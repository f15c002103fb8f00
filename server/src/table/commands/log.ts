import type { ClientMessageOf, PersonInfo } from '../../../protocol/index.ts';
import { Refusal } from '../../refusal.ts';
import type { Done } from '../port.ts';
import { eyesOf } from '../seats.ts';
import type { Table } from '../table.ts';

/** What happened before what one has been sent. */
export async function log(
  table: Table,
  person: PersonInfo,
  { seat, before }: ClientMessageOf<'log'>,
): Promise<Done> {
  const { status, seats } = table.record;
  if (!eyesOf(seats, person.id).includes(seat))
    throw new Refusal('not-your-seat', 'You cannot see the match from this seat.');
  if (status === 'open') throw new Refusal('not-playing', 'The match has not begun yet.');
  const running = await table.running();
  return { log: await running.logPage(seat, before) };
}
