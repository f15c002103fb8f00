import type { Answer } from '../answer.ts';
import type { LogEntry } from '../log-entry.ts';
import type { Path } from './entry.ts';
import type { Position } from './position.ts';
import type { Question } from './question.ts';
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
  /** Throws a ScenarioError for a name that means nothing in this match. */
  checkNames?(names: Names): void;
  /** Which question it speaks of; steps without this speak of none. */
  readonly about?: About;
  take(moment: Moment): readonly Difference[];
}

export interface About {
  /** Whether a seat that it names may answer. */
  isFor(question: Question): boolean;
  /** Whether it is this question that is meant. */
  fits(question: Question): boolean;
}

/** What can be named in a match. */
export interface Names {
  readonly seats: Seats;
  /** The kinds of options, if the game lists them. */
  readonly kinds: readonly string[] | null;
}

/** Where a scenario has come to, as its steps know it. */
export interface Moment {
  readonly position: Position;
  /** What happened since the last answer; at the end of a scenario, since the beginning. */
  readonly news: readonly LogEntry[];
  answer(seat: number, answer: Answer): void;
  /** Takes steps on a copy of the match, which is then dropped. */
  tryOut(steps: readonly Step[]): readonly Difference[];
}

/** A difference after which the following steps can no longer make sense. */
export class Stop extends Error {
  readonly path: Path;

  constructor(path: Path, what: string) {
    super(what);
    this.path = path;
  }
}
