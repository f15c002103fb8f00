import type { Advice, Answer, Seat, Text } from '@questwright/kernel';
import type { Effort, Insight } from './insight.ts';
import { reasonsFor } from './reasons.ts';
import { type Judged, think } from './think.ts';
import { keyOf } from './tree.ts';

/**
 * Thinks about a choice for a person: the best answer with what comes of it, and the next best one. If a bot has
 * decided otherwise already, its answer is explained instead.
 */
export function advise(seat: Seat, insight: Insight, effort: Effort, decided?: Answer): Advice {
  const { answers } = think(seat, insight, effort, { notes: true, decided });
  const best = decided === undefined ? answers[0] : answers.find(({ answer }) => isSame(answer, decided));
  const runnerUp = answers.find((judged) => judged !== best);
  if (!best || !runnerUp || best.tries === 0 || runnerUp.tries === 0)
    return { answer: decided ?? answers[0]!.answer, found: null };
  const { valuation } = insight;
  const why = (one: Judged, other: Judged): Text[] =>
    valuation && one.notes && other.notes ? reasonsFor(valuation, one.notes, other.notes) : [];
  return {
    answer: best.answer,
    found: {
      chance: best.value,
      sure: sureOf(best, runnerUp),
      reasons: why(best, runnerUp),
      doubts: why(runnerUp, best),
      runnerUp: { answer: runnerUp.answer, chance: runnerUp.value },
    },
  };
}

const isSame = (a: Answer, b: Answer): boolean => keyOf(a) === keyOf(b);

/** How likely the lead is no accident of the dice: the normal distribution, as the tries are many. */
function sureOf(best: Judged, other: Judged): number {
  const doubt = best.doubt > 0 ? best.doubt : other.doubt;
  if (doubt === 0) return best.value === other.value ? 0.5 : 1;
  return normal((best.value - other.value) / doubt);
}

/** The normal distribution, by the logistic curve that is nearest to it. */
const normal = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));
