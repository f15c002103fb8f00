import type { Match, Text } from '@questwright/kernel';
import { LOST, type Valuation, WON, weightsOf } from './valuation.ts';

/** What has been seen of the features after an answer, summed up over its tries. */
export interface Notes {
  /** How much was noted; a position that counts half counts half here too. */
  share: number;
  readonly sums: number[];
  won: number;
  lost: number;
}

export const newNotes = ({ features }: Valuation): Notes => ({
  share: 0,
  sums: features.map(() => 0),
  won: 0,
  lost: 0,
});

/** Notes what a position looks like for a seat, counted so much. */
export function note(notes: Notes, valuation: Valuation, match: Match, seat: number, share: number): void {
  notes.share += share;
  const { over } = match.state;
  if (over) {
    if (over.winners.includes(seat)) notes.won += share;
    else notes.lost += share;
    return;
  }
  const measured = valuation.measure(match, seat);
  for (let i = 0; i < measured.length; i++) notes.sums[i]! += share * measured[i]!;
}

/**
 * A feature that weighs less than this part of the heaviest one is not told, and at most so many are told.
 */
const LEAST_PART = 0.35;
const MOST_TOLD = 2;
/** A match that is over weighs as much as such odds. */
const OVER = 6;

/** Why an answer is better than another one: the features whose difference weighs most, in words of the game. */
export function reasonsFor(valuation: Valuation, best: Notes, other: Notes): Text[] {
  const weights = weightsOf(valuation);
  const differences = valuation.features.map((feature, i) => ({
    feature,
    weight: weights[i]!,
    ...amountsOf(best, other, (notes) => notes.sums[i]! / goingOn(notes)),
  }));
  const percent = (sum: (notes: Notes) => number) =>
    amountsOf(best, other, (notes) => (100 * sum(notes)) / Math.max(notes.share, TINY));
  differences.push({ feature: WON, weight: OVER / 100, ...percent(({ won }) => won) });
  differences.push({ feature: LOST, weight: -OVER / 100, ...percent(({ lost }) => lost) });
  const pros = differences
    .map((one) => ({ ...one, gain: one.weight * (one.n - one.other) }))
    .filter(({ gain, n, other: less }) => gain > 0 && rounded(n) !== rounded(less))
    .sort((a, b) => b.gain - a.gain);
  const told: Text[] = [];
  for (const { feature, gain, n, other: less } of pros) {
    if (told.length === MOST_TOLD || gain < LEAST_PART * pros[0]!.gain) break;
    const text = valuation.why(feature, { n: rounded(n), other: rounded(less) });
    if (text !== null) told.push(text);
  }
  return told;
}

const TINY = 1e-9;
/** Features are measured only where the match goes on. */
const goingOn = ({ share, won, lost }: Notes): number => Math.max(share - won - lost, TINY);

const amountsOf = (best: Notes, other: Notes, of: (notes: Notes) => number) => ({
  n: of(best),
  other: of(other),
});

/** People read one decimal at most, and none of what is large. */
const rounded = (amount: number): number =>
  Math.abs(amount) >= 20 ? Math.round(amount) : Math.round(amount * 10) / 10;
