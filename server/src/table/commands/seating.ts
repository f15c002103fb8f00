import type { ClientMessageOf, PersonInfo } from '../../../protocol/index.ts';
import type { Caller } from '../../quotas/caller.ts';
import { Refusal } from '../../refusal.ts';
import type { SeatRecord } from '../../storage/index.ts';
import { forgetKnower, noteKnower } from '../knowers.ts';
import { belongs, handed, left, otherPeoplesSeats, ownOnly, seatAt, taken } from '../seats.ts';
import type { Table } from '../table.ts';

/** Who sits where can change until the match is over. */
function mustGoOn({ record: { status } }: Table): void {
  if (status === 'over' || status === 'archived') throw new Refusal('match-over', 'This match is over.');
}

/** Sits down: at once before the match begins, and later when those who play have agreed. */
export async function take(
  table: Table,
  caller: Caller,
  { seat, name, sign }: ClientMessageOf<'take'>,
): Promise<void> {
  mustGoOn(table);
  const { seats, host, game, options } = table.record;
  const record = taken(seats, seat, caller, { name, sign });
  if (host !== caller.id) {
    const { madeUp } = await table.deps.checkOptions(game, options, seats.length, caller);
    if (madeUp) throw ownOnly();
  }
  const waiting = whoMustAgree(table, seat, caller.id);
  if (waiting.length === 0) return sitDown(table, seat, record);
  table.joining.ask({ person: caller.id, name: record.name, ...(sign && { sign }), seat, waiting });
  table.tellTable();
}

/**
 * Whoever sits down sees what the seat holds, and could leave again. So those who are here and play decide.
 */
function whoMustAgree({ record, presence, deps }: Table, seat: number, person: string): number[] {
  const { status, seats } = record;
  // A seat that somebody has left in a campaign holds secrets from the beginning.
  const isNew = status === 'open' && record.legacy === null;
  if (isNew || seats[seat]!.kind !== 'open') return [];
  return otherPeoplesSeats(seats, person).filter(
    (other) => presence.awayFor(seats[other]!.person!) < deps.settings.away,
  );
}

async function sitDown(table: Table, seat: number, record: SeatRecord): Promise<void> {
  await forgetKnower(table, record.person!, seat);
  await table.setSeat(seat, record);
}

export async function admit(
  table: Table,
  person: PersonInfo,
  { seat, person: who, admit: agreed }: ClientMessageOf<'admit'>,
): Promise<void> {
  mustGoOn(table);
  const { joining, record } = table;
  const join = joining.find(seat, who);
  if (!join) throw new Refusal('nobody-asks', 'Nobody is asking for this seat any more.');
  const own = join.waiting.filter((other) => record.seats[other]?.person === person.id);
  if (own.length === 0) throw new Refusal('not-your-seat', 'Nobody is waiting for your consent.');
  if (!agreed) joining.refuse(join);
  else if (joining.agree(join, own)) {
    const { name, sign } = join;
    return sitDown(table, seat, { kind: 'person', person: who, name, level: null, ...(sign && { sign }) });
  }
  table.tellTable();
}

export async function leave(
  table: Table,
  person: PersonInfo,
  { seat }: ClientMessageOf<'leave'>,
): Promise<void> {
  mustGoOn(table);
  const { seats, status, game } = table.record;
  const open = left(seats, seat, person.id);
  const info = (await table.deps.games()).find(({ id }) => id === game);
  if (status !== 'open' && info?.secrets) {
    await noteKnower(table, { ...person, name: seats[seat]!.name }, seat);
  }
  await table.setSeat(seat, open);
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
      throw new Refusal('not-away', 'The player in that seat is here or has only just left.');
    }
  }
  const info = (await table.deps.games()).find(({ id }) => id === game);
  if (!info?.levels.includes(level)) throw new Refusal('no-such-bot', `There is no bot "${level}".`);
  await table.setSeat(seat, handed(seats, seat, level));
}
