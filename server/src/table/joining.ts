import type { JoinInfo } from '../../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { SeatRecord } from '../storage/records.ts';

/** How many people may ask at the same time. */
const MAX_ASKING = 8;

/** Those who ask for a seat of a match that is being played, until everybody who plays has agreed or one has not. */
export class Joining {
  #asking: readonly JoinInfo[] = [];
  /** Who has been refused, and need not ask again. */
  readonly #refused = new Set<string>();

  get all(): readonly JoinInfo[] {
    return this.#asking;
  }

  find(seat: number, person: string): JoinInfo | undefined {
    return this.#asking.find((one) => one.seat === seat && one.person === person);
  }

  /** Somebody asks: for one seat at a time. */
  ask(join: JoinInfo): void {
    if (this.#refused.has(join.person)) {
      throw new Refusal('not-admitted', 'The players did not agree to let you sit down.');
    }
    const others = this.#asking.filter(({ person }) => person !== join.person);
    if (others.length >= MAX_ASKING)
      throw new Refusal('try-again', 'Too many people are asking for a seat right now.');
    this.#asking = [...others, join];
  }

  /** Some of those who play have agreed. True when that was the last of them. */
  agree(join: JoinInfo, seats: readonly number[]): boolean {
    const waiting = join.waiting.filter((seat) => !seats.includes(seat));
    this.#asking = this.#asking.map((one) => (one === join ? { ...join, waiting } : one));
    return waiting.length === 0;
  }

  refuse({ person }: JoinInfo): void {
    this.#refused.add(person);
    this.#asking = this.#asking.filter((one) => one.person !== person);
  }

  /** Seats have changed: forgets who asks for one that is not open, or waits for somebody who does not play any more. */
  review(seats: readonly SeatRecord[]): void {
    this.#asking = this.#asking.filter(
      ({ seat, waiting }) =>
        seats[seat]?.kind === 'open' && waiting.every((other) => seats[other]?.kind === 'person'),
    );
  }
}
