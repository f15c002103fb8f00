import type { Answer } from '@questwright/kernel';
import type { Move, RulesMove, StoredCheckpoint } from '../storage/records.ts';

/** What the moves of a match come to: the answers that count, after everything that was taken back. */
export interface Course {
  /** Where play under the present rules began; null when that was the beginning. */
  readonly base: RulesMove | null;
  readonly answers: readonly (readonly [seat: number, answer: Answer])[];
  /** The number of the choice that is open after all that. */
  readonly n: number;
}

export const courseOf = (moves: readonly Move[]): Course => {
  let base: RulesMove | null = null;
  let answers: (readonly [number, Answer])[] = [];
  for (const move of moves) {
    if (move.kind === 'answer') answers.push([move.seat, move.answer]);
    else if (move.kind === 'undo') answers.length = Math.max(0, move.to - (base?.at ?? 0));
    else {
      base = move;
      answers = [...move.answers];
    }
  }
  return { base, answers, n: (moves.at(-1)?.n ?? 0) + 1 };
};

/** How many answers have been given, all told. */
export const countOf = ({ base, answers }: Course): number => (base?.at ?? 0) + answers.length;

/** The checkpoints that still lie on the way that the match has taken: an undo may have gone back behind one. */
export const standing = (
  checkpoints: readonly StoredCheckpoint[],
  moves: readonly Move[],
): StoredCheckpoint[] =>
  checkpoints.filter(
    ({ at, n }) => !moves.some((move) => move.kind === 'undo' && move.n >= n && move.to < at),
  );
