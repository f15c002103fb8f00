/** Measures one bot by another: pairs of matches under the same conditions, and what they come to. */
export { firstAnswers } from './answers.ts';
export { knownFrom } from './known.ts';
export { describeSummary, pageOf } from './page.ts';
export { type Arena, type Cell, HALVES, type Half, type Pair, pairsOf, seatsOf } from './plan.ts';
export { playHalf, type Rivals } from './play.ts';
export { plotOf } from './plot.ts';
export {
  isSameRun,
  keyOf,
  lineOf,
  type MatchRecord,
  PACE_LIMITS,
  type Records,
  RecordsError,
  type RunRecord,
  readRecords,
} from './records.ts';
export { isBetter, type Score, scoreOf } from './score.ts';
export { type CellSummary, type Rate, type Summary, summarize } from './summary.ts';
