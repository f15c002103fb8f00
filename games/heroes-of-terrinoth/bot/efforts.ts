import type { Effort } from '@questwright/bots';

/** From gentle to merciless: how far they see, and how many worlds they weigh. */
export const EFFORTS: readonly Effort[] = [
  { tries: 10, worlds: 1, answers: 6, sight: 1, further: 0, trust: 0 },
  { tries: 24, worlds: 1, answers: 10, sight: 1, further: 1, trust: 0.5 },
  { tries: 32, worlds: 1, answers: 12, sight: 1, further: 2, trust: 0.5 },
  { tries: 40, worlds: 1, answers: 12, sight: 1, further: 3, trust: 0.5 },
  { tries: 64, worlds: 2, answers: 16, sight: 1, further: 5, trust: 0.5 },
];
