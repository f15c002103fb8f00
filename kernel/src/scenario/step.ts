import type { LogEntry } from '../log-entry.ts';
import type { Path } from './entry.ts';
import type { Position } from './position.ts';
import type { Seats } from './seats.ts';

/** Something that is not as the scenario says, and where it says so. */
export interface Difference {
  readonly path: Path;
  readonly what: string;
}

/** One thing that a scenario does or checks. */
export interface Step {
  readonly path: Path;
  /** Only an answer checks nothing. */
  readonly checks: boolean;
  /** Throws a ScenarioError for a seat that is not there. */
  checkSeats?(seats: Seats): void;
  /** Whether it is about the question that is asked now. Steps without this are about no question of their own. */
  fits?(position: Position): boolean;
  take(moment: Moment): readonly Difference[];
}

/** Where a scenario has come to, as its steps know it. */
export interface Moment {
  readonly position: Position;
  /** What happened since the last answer; at the end of a scenario, since the beginning. */
  readonly news: readonly LogEntry[];
  answer(seat: number, answer: string | number | readonly string[]): void;
  /** Takes steps on a copy of the match, which is then dropped. */
  tryOut(steps: readonly Step[]): readonly Difference[];
}

/** A difference after which nothing that follows could be meant. */
export class Stop extends Error {
  readonly path: Path;

  constructor(path: Path, what: string) {
    super(what);
    this.path = path;
  }
}
