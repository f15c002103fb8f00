import type { Answer, Match, Seat } from '@questwright/kernel';
import type { Effort, Insight } from './insight.ts';
import { type Notes, newNotes } from './reasons.ts';
import { keyOf, newNode } from './tree.ts';
import { candidatesOf, type Trial, tryOut } from './try-out.ts';

/** What thinking about a choice came to: the answers, the best first. */
export interface Thought {
  readonly answers: readonly Judged[];
  readonly tries: number;
}

export interface Judged {
  readonly answer: Answer;
  /** How likely the seat is thought to win after it, from 0 to 1. */
  readonly value: number;
  /** How often it was tried. */
  readonly tries: number;
  /** By how much the value may be wrong, for what the tries had in common: one standard error against the best. */
  readonly doubt: number;
  /** What was seen of the features of the game, if that was asked for. */
  readonly notes: Notes | null;
}

/** What somebody wants to know besides the best answer. */
export interface Wish {
  /** Whether to note the features of what was tried. */
  readonly notes?: boolean;
  /** An answer that is tried to the end, however it fares. */
  readonly decided?: Answer | undefined;
}

/**
 * Thinks about a choice by sequential halving: all answers are tried equally often, then the better half of them, and
 * so on, so that most tries go where it is close. Every answer that is still in meets the same worlds and the same dice.
 */
export function think(
  { seat, choice, random, imagine }: Seat,
  insight: Insight,
  effort: Effort,
  { notes = false, decided }: Wish = {},
): Thought {
  const lean = insight.lean ?? ((match: Match) => match);
  const worlds = [lean(imagine())];
  const answers = candidatesOf(insight, worlds[0]!, choice, effort.answers, random);
  if (decided !== undefined && !answers.some((answer) => isSame(answer, decided))) answers.push(decided);
  const valuation = notes ? insight.valuation : undefined;
  const trials = answers.map(
    (answer): Trial => ({
      answer,
      root: newNode(),
      values: [],
      notes: valuation ? newNotes(valuation) : null,
    }),
  );
  let left = trials;
  let tries = 0;
  const rounds = Math.ceil(Math.log2(trials.length));
  for (let turn = 0, round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(effort.tries / rounds / left.length));
    for (let i = 0; i < each; i++, turn++) {
      if (turn === worlds.length && worlds.length < effort.worlds) worlds.push(lean(imagine()));
      const world = worlds[turn % worlds.length]!;
      const dice = random.below(2 ** 30);
      for (const trial of left) trial.values.push(tryOut(world, dice, trial, { insight, effort, seat }));
      tries += left.length;
    }
    const better = left.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(left.length / 2));
    const kept = left.filter(({ answer }) => decided !== undefined && isSame(answer, decided));
    left = [...better, ...kept.filter((trial) => !better.includes(trial))];
  }
  return { answers: judge(trials, effort.prudence ?? 0), tries };
}

const isSame = (a: Answer, b: Answer): boolean => keyOf(a) === keyOf(b);

const meanOf = ({ values }: Trial): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The best first. What was tried longer stands before what was given up earlier. */
function judge(trials: readonly Trial[], prudence: number): Judged[] {
  const sorted = trials.toSorted((a, b) => b.values.length - a.values.length || meanOf(b) - meanOf(a));
  const first = trials[0]!;
  const { lead, doubt } = leadOf(sorted[0]!, first);
  const isDoubtful = prudence > 0 && lead < prudence * doubt;
  const best = isDoubtful ? first : sorted[0]!;
  return [best, ...sorted.filter((trial) => trial !== best)].map((trial) => ({
    answer: trial.answer,
    value: meanOf(trial),
    tries: trial.values.length,
    doubt: leadOf(best, trial).doubt,
    notes: trial.notes,
  }));
}

/** By how much one answer is ahead of another in the tries that they have in common, and the standard error of that. */
function leadOf(best: Trial, { values }: Trial): { lead: number; doubt: number } {
  const n = Math.min(values.length, best.values.length);
  const gaps = Array.from({ length: n }, (_, i) => best.values[i]! - values[i]!);
  const lead = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, n);
  if (n < 2) return { lead, doubt: 1 };
  return { lead, doubt: Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - lead) ** 2, 0) / (n - 1) / n) };
}
