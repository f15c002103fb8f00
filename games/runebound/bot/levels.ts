import type { Bot } from '@questwright/kernel';
import { seeker, type Zeal } from './seeker.ts';

/** From gentle to merciless: how far they see, and how many worlds they weigh. */
const ZEAL: readonly Zeal[] = [
  { tries: 6, worlds: 1, answers: 3, sight: 1, further: 0, trust: 0, prudence: 2, combat: 0.3 },
  { tries: 12, worlds: 2, answers: 3, sight: 1, further: 0, trust: 0, prudence: 2, combat: 0.6 },
  { tries: 24, worlds: 3, answers: 3, sight: 1, further: 0, trust: 0, prudence: 2, combat: 1 },
  { tries: 32, worlds: 4, answers: 4, sight: 1, further: 1, trust: 0.5, prudence: 2, combat: 1.5 },
  { tries: 48, worlds: 6, answers: 5, sight: 1, further: 1, trust: 0.5, prudence: 2, combat: 2 },
];

/** The five levels by name. */
export const levels: { readonly [name: string]: Bot } = Object.fromEntries(
  ZEAL.map((zeal, i) => [`level-${i + 1}`, seeker(`level-${i + 1}`, zeal)]),
);
