/** A mean with the interval that contains the true one 95 times out of 100. */
export interface Score {
  readonly n: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of some shares. Two of the same seed belong together and are one share: that is what makes it a paired score. */
export function scoreOf(shares: readonly number[]): Score {
  const n = shares.length;
  if (n === 0) return { n, mean: 0.5, low: 0, high: 1 };
  const mean = shares.reduce((sum, share) => sum + share, 0) / n;
  if (n === 1) return { n, mean, low: 0, high: 1 };
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (n - 1);
  const reach = quantile(n - 1) * Math.sqrt(variance / n);
  return { n, mean, low: Math.max(0, mean - reach), high: Math.min(1, mean + reach) };
}

/** Student's t for 95 % (the expansion of Cornish and Fisher; within 1 % from four degrees of freedom on). */
function quantile(freedom: number): number {
  const z = 1.959964;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  return z + first / freedom + second / freedom ** 2;
}

/** Whether a bot is shown to be better than the one that it was measured by. */
export const isBetter = ({ low }: Score): boolean => low > 0.5;
