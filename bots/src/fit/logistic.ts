import type { Weights } from '../search/valuation.ts';

/** A position that was met, and how much of the match was won from it: 0 or 1, or a part where several win. */
export interface Sample {
  readonly features: readonly number[];
  readonly won: number;
  /** How much it counts. */
  readonly share: number;
  /** What kind of match it was met in, and by whom. */
  readonly kind: string;
  /** The logarithm of the odds of winning that are known of its kind; the weights tell what comes on top of them. */
  readonly odds?: number;
}

/**
 * How strongly weights are drawn to zero, or to the prior, counted in matches: a feature that was seldom seen
 * changes little.
 */
const RIDGE = 2;
const ROUNDS = 30;
const ENOUGH = 1e-9;

export interface FitOptions {
  readonly ridge?: number;
  /**
   * What the weights are drawn to instead of zero, after it is scaled so that it predicts best. In matches
   * that were played well, some features occur together without causing each other; what people know of the
   * game keeps them apart.
   */
  readonly prior?: Weights;
}

/**
 * The weights under which what happened is likeliest: logistic regression by Newton's method, over features that are
 * scaled to the same spread. The same samples give the same weights.
 */
export function fitWeights(
  names: readonly string[],
  samples: readonly Sample[],
  { ridge = RIDGE, prior }: FitOptions = {},
): Weights {
  const spreads = names.map((_, i) => spreadOf(samples, i));
  const rows = samples.map(({ features }) => [
    1,
    ...features.map((amount, i) => (amount - spreads[i]!.mean) / spreads[i]!.deviation),
  ]);
  const home = prior
    ? homeOf(rows, samples, [0, ...names.map((name, i) => (prior.of[name] ?? 0) * spreads[i]!.deviation)])
    : names.map(() => 0);
  const weights = fitRows(rows, samples, [0, ...home], ridge);
  const of: Record<string, number> = {};
  let bias = weights[0]!;
  names.forEach((name, i) => {
    const { mean, deviation } = spreads[i]!;
    of[name] = weights[i + 1]! / deviation;
    bias -= of[name] * mean;
  });
  return { bias, of };
}

/** A prior, all of it scaled by the factor with which it foretells best. */
function homeOf(
  rows: readonly (readonly number[])[],
  samples: readonly Sample[],
  prior: readonly number[],
): number[] {
  const sums = rows.map((row) => [1, row.reduce((sum, amount, i) => sum + amount * prior[i]!, 0)]);
  const [, factor] = fitRows(sums, samples, [0, 0], 0);
  return prior.slice(1).map((weight) => factor! * weight);
}

function fitRows(
  rows: readonly (readonly number[])[],
  samples: readonly Sample[],
  home: readonly number[],
  ridge: number,
): number[] {
  let weights = [...home];
  for (let round = 0; round < ROUNDS; round++) {
    const step = newtonStep(rows, samples, weights, home, ridge);
    weights = weights.map((weight, i) => weight + step[i]!);
    if (Math.max(...step.map(Math.abs)) < ENOUGH) break;
  }
  return weights;
}

function spreadOf(samples: readonly Sample[], i: number): { mean: number; deviation: number } {
  let share = 0;
  let sum = 0;
  let squares = 0;
  for (const { features, share: part } of samples) {
    share += part;
    sum += part * features[i]!;
    squares += part * features[i]! ** 2;
  }
  const mean = sum / share;
  const variance = Math.max(0, squares / share - mean ** 2);
  // What is always the same tells nothing: its weight stays 0 whatever it is divided by.
  return { mean, deviation: variance > 1e-12 ? Math.sqrt(variance) : 1 };
}

function newtonStep(
  rows: readonly (readonly number[])[],
  samples: readonly Sample[],
  weights: readonly number[],
  home: readonly number[],
  ridge: number,
): number[] {
  const n = weights.length;
  const slope: number[] = weights.map((weight, i) => (i === 0 ? 0 : -ridge * (weight - home[i]!)));
  const curve = Array.from({ length: n }, (_, i) =>
    Array.from({ length: n }, (_, j) => (i === j ? (i === 0 ? 1e-6 : ridge + 1e-9) : 0)),
  );
  rows.forEach((row, k) => {
    const { won, share, odds = 0 } = samples[k]!;
    const chance = logistic(row.reduce((sum, amount, i) => sum + amount * weights[i]!, odds));
    const bend = share * chance * (1 - chance);
    for (let i = 0; i < n; i++) {
      slope[i]! += share * (won - chance) * row[i]!;
      for (let j = 0; j < n; j++) curve[i]![j]! += bend * row[i]! * row[j]!;
    }
  });
  return solve(curve, slope);
}

/** Gauss's elimination, with the largest pivot first. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let j = i + 1; j < n; j++) if (Math.abs(rows[j]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = j;
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    for (let j = 0; j < n; j++) {
      if (j === i) continue;
      const factor = rows[j]![i]! / rows[i]![i]!;
      for (let k = i; k <= n; k++) rows[j]![k]! -= factor * rows[i]![k]!;
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!);
}

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** How badly weights foretell what happened: 0 is perfect, 0.69 is what a coin does. */
export function lossOf(names: readonly string[], { bias, of }: Weights, samples: readonly Sample[]): number {
  let loss = 0;
  let all = 0;
  for (const { features, won, share, odds = 0 } of samples) {
    const sum = features.reduce((total, amount, i) => total + amount * (of[names[i]!] ?? 0), bias + odds);
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, logistic(sum)));
    loss -= share * (won * Math.log(chance) + (1 - won) * Math.log(1 - chance));
    all += share;
  }
  return loss / all;
}
