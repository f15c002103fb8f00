import type { PersonInfo } from '../../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { SeatRecord } from '../storage/records.ts';

type Seats = readonly SeatRecord[];

export const OPEN_SEAT: SeatRecord = { kind: 'open', person: null, name: '', level: null };

/** The seat of this number, which a message may name only if the match has it. */
export function seatAt(seats: Seats, seat: number): SeatRecord {
  const found = seats[seat];
  if (!found) throw new Refusal('not-your-seat', `This match has no seat ${seat}.`);
  return found;
}

/** Whether a person sits in a seat or made the match: whoever does has a say in what becomes of it. */
export const belongs = (seats: Seats, host: string, person: string): boolean =>
  host === person || seats.some((seat) => seat.person === person);

/** Whether a person plays with nobody but bots. */
export const isAlone = (seats: Seats, person: string): boolean =>
  seats.some((seat) => seat.person === person) &&
  seats.every((seat) => seat.person === person || (seat.kind === 'bot' && seat.person === null));

/** What somebody has made up is played by nobody else. */
export const ownOnly = (): Refusal =>
  new Refusal('made-up', 'This match has made-up components, so nobody else can join it.');

/** The seat, if the person plays it: not another person, and no bot for them. */
export function ownSeat(seats: Seats, seat: number, person: string): SeatRecord {
  const found = seatAt(seats, seat);
  if (found.person !== person) throw new Refusal('not-your-seat', 'You do not sit in this seat.');
  if (found.kind !== 'person') {
    throw new Refusal('not-your-seat', 'A bot plays for you here; take the seat back first.');
  }
  return found;
}

/** What somebody wants to be called in a seat, and the sign that they have chosen. */
export interface Called {
  readonly name?: string | undefined;
  readonly sign?: string | undefined;
}

export function taken(seats: Seats, seat: number, { id, name }: PersonInfo, as: Called = {}): SeatRecord {
  const found = seatAt(seats, seat);
  const mine = found.person === id;
  const isAnew = found.kind === 'person' && mine && (as.name ?? as.sign) !== undefined;
  if (found.kind !== 'open' && !(found.kind === 'bot' && mine) && !isAnew) {
    throw new Refusal('seat-taken', mine ? 'You sit here already.' : 'Somebody else sits here.');
  }
  const called = as.name ?? (mine ? found.name : name);
  const sign = as.sign ?? (mine ? found.sign : undefined);
  return { kind: 'person', person: id, name: called, level: null, ...(sign && { sign }) };
}

export function left(seats: Seats, seat: number, person: string): SeatRecord {
  const found = seatAt(seats, seat);
  if (found.person !== person) throw new Refusal('not-your-seat', 'You do not sit in this seat.');
  return OPEN_SEAT;
}

/** A bot sits down: for a person, who can take the seat back, or in an open seat. */
export function handed(seats: Seats, seat: number, level: string): SeatRecord {
  const { person, name, sign } = seatAt(seats, seat);
  return { kind: 'bot', person, name: person === null ? level : name, level, ...(sign && { sign }) };
}

/** The seats of people who play themselves, other than this person. */
export const otherPeoplesSeats = (seats: Seats, person: string): number[] =>
  [...seats.keys()].filter((seat) => seats[seat]!.kind === 'person' && seats[seat]!.person !== person);

/** The seats that are other people's, whether they play or a bot does for them. */
export const seatsOfOthers = (seats: Seats, person: string): number[] =>
  [...seats.keys()].filter((seat) => ![null, person].includes(seats[seat]!.person));

/** Through which eyes a person looks: those of all their seats, or a spectator's. */
export function eyesOf(seats: readonly Pick<SeatRecord, 'person'>[], person: string): number[] {
  const own = [...seats.keys()].filter((seat) => seats[seat]!.person === person);
  return own.length > 0 ? own : [-1];
}
