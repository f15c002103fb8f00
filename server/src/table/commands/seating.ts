import type { ClientMessageOf, PersonInfo } from '../../../protocol/index.ts';
import type { Caller } from '../../quotas/caller.ts';
import { Refusal } from '../../refusal.ts';
import { belongs, handed, left, ownOnly, seatAt, taken } from '../seats.ts';
import type { Table } from '../table.ts';

/** Who sits where can change until the match is over. */
function mustGoOn({ record: { status } }: Table): void {
  if (status === 'over' || status === 'archived') throw new Refusal('match-over', 'This match is over.');
}

export async function take(table: Table, caller: Caller, message: ClientMessageOf<'take'>): Promise<void> {
  mustGoOn(table);
  const { seats, host, game, options } = table.record;
  const seat = taken(seats, message.seat, caller, message.name);
  if (host !== caller.id) {
    const { madeUp } = await table.deps.checkOptions(game, options, seats.length, caller);
    if (madeUp) throw ownOnly();
  }
  await table.setSeat(message.seat, seat);
}

export async function leave(
  table: Table,
  person: PersonInfo,
  { seat }: ClientMessageOf<'leave'>,
): Promise<void> {
  mustGoOn(table);
  await table.setSeat(seat, left(table.record.seats, seat, person.id));
}

export async function hand(
  table: Table,
  person: PersonInfo,
  { seat, level }: ClientMessageOf<'hand'>,
): Promise<void> {
  mustGoOn(table);
  const { seats, host, game } = table.record;
  const { person: owner } = seatAt(seats, seat);
  if (owner !== person.id) {
    if (!belongs(seats, host, person.id))
      throw new Refusal('not-your-seat', 'You do not play in this match.');
    if (owner !== null && table.presence.awayFor(owner) < table.deps.settings.away) {
      throw new Refusal('not-away', 'Whoever sits there is here, or has only just left.');
    }
  }
  const info = (await table.deps.games()).find(({ id }) => id === game);
  if (!info?.levels.includes(level)) throw new Refusal('no-such-bot', `There is no bot "${level}".`);
  await table.setSeat(seat, handed(seats, seat, level));
}
