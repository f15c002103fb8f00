import type { Effort } from '@questwright/bots';

/** From gentle to merciless: how far they see, and how many worlds they weigh. */
export const EFFORTS: readonly Effort[] = [
  { tries: 24, worlds: 1, answers: 8, sight: 1, further: 0, trust: 0 },
  { tries: 32, worlds: 1, answers: 12, sight: 1, further: 2, trust: 0.5 },
  { tries: 64, worlds: 2, answers: 16, sight: 1, further: 5, trust: 0.5 },
  { tries: 96, worlds: 4, answers: 16, sight: 1, further: 7, trust: 0.6 },
  { tries: 112, worlds: 8, answers: 16, sight: 1, further: 9, trust: 0.7 },
];
