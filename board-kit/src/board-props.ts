import type { ChoiceView, LogEntry, Speaker, View } from '@questwright/kernel';
import type { Plan } from './moments.ts';
import type { SeatInfo } from './seat-info.ts';

/**
 * What a board is given. It draws the position; what can be done with the things it draws it learns from
 * `useLit`, so that it never needs to know whose choice it is or what an answer looks like.
 */
export interface BoardProps {
  /** The position that is shown, which may lag behind the newest while one follows what others did. */
  readonly view: View;
  /** The seat through whose eyes the board is seen; -1 for those who only watch. */
  readonly seat: number;
  readonly seats: readonly SeatInfo[];
  /** What has happened lately, as far as this seat may know: at least the newest page of the log. */
  readonly log: readonly LogEntry[];
  /** False while earlier pages of the log are still to come: whoever tells of the whole match waits for them. */
  readonly isLogWhole?: boolean;
  /** The pending choice of this seat, if it is the one that is asked. */
  readonly choice: ChoiceView | null;
  readonly say: Speaker;
  /** A deed that is told just now and is not shown yet. */
  readonly plan?: Plan | null;
  /** Whether there is only a phone's width: the hand is in its drawer then. */
  readonly narrow: boolean;
}
