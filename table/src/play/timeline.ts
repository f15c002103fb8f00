import {
  type Checkpoint,
  clone,
  diff,
  Match,
  type Outcome,
  type Patch,
  type View,
} from '@questwright/kernel';
import type { LogLine } from './sight.ts';

/** A whole match through the eyes of one seat, as differences: what a replay is made of. */
export interface Timeline {
  readonly game: string;
  readonly rules: string;
  readonly names: readonly string[];
  readonly eyes: number;
  /** Through whose eyes it may be seen: everybody's when it is over. */
  readonly allowed: readonly number[];
  readonly first: Frame;
  /** What must be done to each frame to make the next. */
  readonly changes: readonly Patch[];
  readonly turns: readonly Turn[];
  readonly outcome: Outcome | null;
}

/** The position after so many answers. */
export interface Frame {
  /** How many answers had been given. */
  readonly at: number;
  readonly view: View;
  readonly log: readonly LogLine[];
}

export interface Turn {
  readonly at: number;
  /** The seat that chooses first in it. */
  readonly seat: number;
}

/** Plays a match again and notes what a seat saw after each answer. */
export function timelineOf(match: Match, eyes: number, allowed: readonly number[]): Timeline {
  const { answers, setup } = match;
  const again = new Match(setup, match.checkpoints[0] as Checkpoint);
  const written: number[] = [];
  const frame = (): Frame => {
    while (written.length < again.log.length) written.push(again.count);
    const log = again.log.flatMap(({ to, ...entry }, i) =>
      !to || to.includes(eyes) ? [{ ...entry, at: written[i]! }] : [],
    );
    return clone({ at: again.count, view: again.view(eyes), log });
  };

  const first = frame();
  const changes: Patch[] = [];
  const turns: Turn[] = [{ at: again.count, seat: again.choice?.seat ?? -1 }];
  let last = first;
  let checkpoint = again.newestCheckpoint;
  for (const { seat, answer } of answers) {
    again.answer(seat, answer);
    const next = frame();
    changes.push(diff(last, next));
    last = next;
    if (again.newestCheckpoint !== checkpoint && again.choice) {
      checkpoint = again.newestCheckpoint;
      turns.push({ at: again.count, seat: again.choice.seat });
    }
  }
  return {
    game: match.game.id,
    rules: match.game.version,
    names: setup.seats,
    eyes,
    allowed,
    first,
    changes,
    turns,
    outcome: match.over,
  };
}
