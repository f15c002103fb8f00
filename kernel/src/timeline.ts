import type { Answer } from './answer.ts';
import { clone } from './clone.ts';
import { diff, type Patch } from './diff.ts';
import type { LogEntry } from './log-entry.ts';
import { Match } from './match.ts';
import type { Checkpoint } from './record.ts';
import { standingOf } from './standing.ts';
import type { Outcome } from './state.ts';
import type { Text } from './text.ts';
import type { View } from './view.ts';

/**
 * A whole match as one seat saw it: the data of a replay. Positions are stored as differences, and the log only once,
 * so it grows no faster than the match.
 */
export interface Timeline {
  readonly game: string;
  readonly rules: string;
  readonly names: readonly string[];
  readonly eyes: number;
  /** Through whose eyes it may be seen: everybody's when it is over. */
  readonly allowed: readonly number[];
  /** How many answers had been given before the first position. */
  readonly base: number;
  readonly first: View;
  /** What each answer changed. */
  readonly changes: readonly Patch[];
  /** All that was written; each entry knows after how many answers. */
  readonly log: readonly LogEntry[];
  readonly turns: readonly TurnMark[];
  readonly outcome: Outcome | null;
}

/** Where a turn begins. */
export interface TurnMark {
  readonly at: number;
  /** The seat that chooses first in it. */
  readonly seat: number;
  readonly round?: number | undefined;
  /** Whom the seat plays, such as a hero. */
  readonly role?: string | undefined;
  /** What was chosen first, as far as the reader may know. */
  readonly chosen?: Text | undefined;
}

/** Plays a match again and notes what a seat saw after each answer. */
export function timelineOf(match: Match, eyes: number, allowed: readonly number[]): Timeline {
  const { answers, passes, setup } = match;
  const names = setup.seats;
  const again = new Match(setup, match.checkpoints[0] as Checkpoint);
  let passed = 0;
  const passOn = (): void => {
    for (; passed < passes.length && passes[passed]!.at <= again.count; passed++)
      again.pass(passes[passed]!.seat, passes[passed]!.wish);
  };
  passOn();
  const first = clone(again.view(eyes));
  const changes: Patch[] = [];
  const turns: TurnMark[] = [];
  /** The seat that chooses first in a turn that has just begun. */
  let begins: number | null = first.choice?.seat ?? -1;
  let last = first;
  let checkpoint = again.newestCheckpoint;
  const isOpen = allowed.length > names.length;
  for (const { seat, answer } of answers) {
    if (begins !== null) {
      const isTold = seat === begins && (isOpen || seat === eyes);
      turns.push(turnOf(again, begins, isTold ? answer : undefined));
      begins = null;
    }
    again.answer(seat, answer);
    passOn();
    const next = clone(again.view(eyes));
    changes.push(diff(last, next));
    last = next;
    if (again.newestCheckpoint !== checkpoint && next.choice) {
      checkpoint = again.newestCheckpoint;
      begins = next.choice.seat;
    }
  }
  if (begins !== null) turns.push(turnOf(again, begins));
  return {
    game: match.game.id,
    rules: match.game.version,
    names,
    eyes,
    allowed,
    base: match.base,
    first,
    changes,
    log: again.logFor(eyes),
    turns,
    outcome: match.over,
  };
}

/** The turn that begins where a match stands, with the answer that begins it, if the reader may know it. */
function turnOf(match: Match, seat: number, answer?: Answer): TurnMark {
  const { round, roles } = standingOf(match);
  const options = answer === undefined ? [] : (match.view(seat).choice?.options ?? []);
  const chosen = options.find(({ id }) => id === answer)?.text;
  return { at: match.count, seat, round, role: roles?.[seat] ?? undefined, chosen };
}
