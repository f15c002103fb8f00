import { type Effort, searching } from '@questwright/bots';
import type { Bot } from '@questwright/kernel';
import { insight } from './insight.ts';

/** From gentle to merciless. The first one goes by instinct alone, the second looks to the end of the turn. */
export const EFFORTS: readonly Effort[] = [
  { tries: 1, worlds: 1, answers: 1, sight: 1, further: 0, trust: 0 },
  { tries: 24, worlds: 1, answers: 12, sight: 1, further: 0, trust: 0 },
  { tries: 48, worlds: 4, answers: 16, sight: 1, further: 4, trust: 0.5 },
  { tries: 80, worlds: 6, answers: 16, sight: 1, further: 6, trust: 0.5 },
  { tries: 112, worlds: 8, answers: 16, sight: 1, further: 8, trust: 0.6 },
];

/** The five levels by name. */
export const levels: { readonly [name: string]: Bot } = Object.fromEntries(
  EFFORTS.map((effort, i) => [`level-${i + 1}`, searching(`level-${i + 1}`, insight, effort)]),
);
