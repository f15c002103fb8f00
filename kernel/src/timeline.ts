import { clone } from './clone.ts';
import { diff, type Patch } from './diff.ts';
import type { LogEntry } from './log-entry.ts';
import { Match } from './match.ts';
import type { Checkpoint } from './record.ts';
import type { Outcome } from './state.ts';
import type { View } from './view.ts';

/**
 * A whole match through the eyes of one seat: what a replay is made of. It grows with the match, no faster: positions
 * are told as differences, and the log once.
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
}

/** Plays a match again and notes what a seat saw after each answer. */
export function timelineOf(match: Match, eyes: number, allowed: readonly number[]): Timeline {
  const { answers, passes, setup } = match;
  const again = new Match(setup, match.checkpoints[0] as Checkpoint);
  let passed = 0;
  const passOn = (): void => {
    for (; passed < passes.length && passes[passed]!.at <= again.count; passed++)
      again.pass(passes[passed]!.seat, passes[passed]!.wish);
  };
  passOn();
  const first = clone(again.view(eyes));
  const changes: Patch[] = [];
  const turns: TurnMark[] = [{ at: again.count, seat: first.choice?.seat ?? -1 }];
  let last = first;
  let checkpoint = again.newestCheckpoint;
  for (const { seat, answer } of answers) {
    again.answer(seat, answer);
    passOn();
    const next = clone(again.view(eyes));
    changes.push(diff(last, next));
    last = next;
    if (again.newestCheckpoint !== checkpoint && next.choice) {
      checkpoint = again.newestCheckpoint;
      turns.push({ at: again.count, seat: next.choice.seat });
    }
  }
  return {
    game: match.game.id,
    rules: match.game.version,
    names: setup.seats,
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
