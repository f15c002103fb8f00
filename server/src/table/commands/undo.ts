import type { ClientMessageOf, PersonInfo } from '../../../protocol/index.ts';
import { countOf, courseOf } from '../../hosting/moves.ts';
import type { Running } from '../../hosting/running.ts';
import { Refusal } from '../../refusal.ts';
import { otherPeoplesSeats, ownSeat, seatsOfOthers } from '../seats.ts';
import type { Table } from '../table.ts';

/**
 * Takes back a choice: at once when nothing has become known since, or when nobody else must be asked;
 * otherwise when everybody who has a seat at the table has agreed. Bots always agree, except a bot that plays
 * for a person who is away. Otherwise those who are here could take back what became known in the meantime
 * until it suits them.
 */
export async function undo(
  table: Table,
  person: PersonInfo,
  { seat, to, ask = true }: ClientMessageOf<'undo'>,
): Promise<void> {
  const { status, seats } = table.record;
  ownSeat(seats, seat, person.id);
  if (status === 'open' || status === 'archived') {
    throw new Refusal('not-playing', 'There is nothing to take back in this match.');
  }
  if (table.undo) throw new Refusal('undo-pending', 'An undo has been asked for already.');
  const wanted = status === 'parked' ? await stepBack(table, to) : await wayBack(table, seat, to);
  const waiting = (wanted.takesBack ? seatsOfOthers : otherPeoplesSeats)(seats, person.id);
  if (wanted.free || waiting.length === 0) return goBack(table, seat, wanted.n, wanted.to);
  if (!ask) throw new Refusal('needs-consent', 'The other players must agree to take this back.');
  const agreed = [...seats.keys()].filter((other) => seats[other]!.person === person.id);
  table.setUndo({ seat, n: wanted.n, to: wanted.to, agreed, waiting });
}

export async function agree(
  table: Table,
  person: PersonInfo,
  { n, agree: agreed }: ClientMessageOf<'agree'>,
): Promise<void> {
  const { undo: asked, record } = table;
  if (!asked || asked.n !== n)
    throw new Refusal('no-undo-pending', 'Nobody is asking for this undo any more.');
  const own = asked.waiting.filter((seat) => record.seats[seat]?.person === person.id);
  const isWithdrawn = !agreed && record.seats[asked.seat]?.person === person.id;
  if (own.length === 0 && !isWithdrawn)
    throw new Refusal('not-your-seat', 'Nobody is waiting for your consent.');
  if (!agreed) return table.setUndo(null);
  const waiting = asked.waiting.filter((seat) => !own.includes(seat));
  if (waiting.length === 0) return goBack(table, asked.seat, asked.n, asked.to);
  table.setUndo({ ...asked, agreed: [...asked.agreed, ...own], waiting });
}

interface WayBack {
  readonly n: number;
  readonly to: number;
  /** Whether nobody needs to be asked. */
  readonly free: boolean;
  /** Whether anything is taken back that was stored: after a fault, that may be nothing. */
  readonly takesBack: boolean;
}

async function wayBack(table: Table, seat: number, to: number | undefined): Promise<WayBack> {
  const running = await table.running();
  const { n, base, count } = running.situation;
  if (to === undefined) return { n, ...(await running.undo(seat)), takesBack: true };
  if (to < base || to >= count) throw new Refusal('nothing-to-undo', 'The match cannot go back there.');
  return { n, to, free: false, takesBack: true };
}

/**
 * The way back after a fault: to before the answer on which the rules failed, which was never stored, or
 * further.
 */
async function stepBack(table: Table, to: number | undefined): Promise<WayBack> {
  const course = courseOf(await table.deps.storage.matches.moves(table.id));
  const count = countOf(course);
  const target = to ?? count;
  if (target < (course.base?.at ?? 0) || target > count) {
    throw new Refusal('nothing-to-undo', 'The match cannot go back there.');
  }
  return { n: course.n, to: target, free: false, takesBack: target < count };
}

async function goBack(table: Table, seat: number, n: number, to: number): Promise<void> {
  const move = { kind: 'undo', n, seat, to } as const;
  if (table.record.status === 'parked' && !(await opens(table))) return goBackUnseen(table, move);
  await table.attempt(move, (running) => running.rewind(to));
}

async function opens(table: Table): Promise<Running | null> {
  try {
    return await table.running({ again: true });
  } catch {
    return null;
  }
}

/** The rules fail over what is stored: the undo is stored first, and then tried out. */
async function goBackUnseen(
  table: Table,
  move: { kind: 'undo'; n: number; seat: number; to: number },
): Promise<void> {
  await table.append({ match: table.id, move });
  await table.running({ again: true });
  await table.change({ status: 'playing', parked: null });
  table.setUndo(null);
  table.wakeBots();
}
