import type { Answer, Passed } from '@questwright/kernel';
import type { Move, RulesMove, StoredCheckpoint } from '../storage/records.ts';

/** What the moves of a match come to: the answers that count, after everything that was taken back. */
export interface Course {
  /** Where play under the present rules began; null when that was the beginning. */
  readonly base: RulesMove | null;
  readonly answers: readonly (readonly [seat: number, answer: Answer])[];
  /** In which version each of the answers was given. */
  readonly given: readonly number[];
  /** What was passed in advance and not lost with its position, and after how many answers. */
  readonly passes: readonly Passed[];
  /** The last undo, after which everything was asked anew: in which version, and after how many answers. */
  readonly undone: { readonly n: number; readonly to: number } | null;
  /** The version that the match has come to by all that. */
  readonly n: number;
}

export const courseOf = (moves: readonly Move[]): Course => {
  let base: RulesMove | null = null;
  let answers: (readonly [number, Answer])[] = [];
  let given: number[] = [];
  let passes: Passed[] = [];
  let undone: Course['undone'] = null;
  const count = (): number => (base?.at ?? 0) + answers.length;
  for (const move of moves) {
    const { n } = move;
    if (move.kind === 'answer') {
      answers.push([move.seat, move.answer]);
      given.push(n);
    } else if (move.kind === 'undo') {
      const { to } = move;
      answers.length = given.length = Math.max(0, to - (base?.at ?? 0));
      // What somebody has said in advance still holds, whatever somebody else takes back.
      passes = passes.map((passed) => (passed.at > to ? { ...passed, at: to } : passed));
      undone = { n, to };
    } else if (move.kind === 'pass') {
      passes.push({ at: count(), seat: move.seat, wish: move.wish });
    } else {
      base = move;
      answers = [...move.answers];
      given = answers.map(() => n);
      passes = [...(move.passes ?? [])];
      undone = null;
    }
  }
  return { base, answers, given, passes, undone, n: (moves.at(-1)?.n ?? 0) + 1 };
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
