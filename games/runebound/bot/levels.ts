import type { Bot } from '@questwright/kernel';
import { type Depth, heroWho } from './adventurer.ts';
import { explained } from './advice.ts';

/**
 * From gentle to merciless: how many possible courses of a combat round it weighs, as a multiple of the first version,
 * and how many possible outcomes of an answer outside of combats.
 */
const DEPTHS: readonly Depth[] = [
  { combat: 0.1, dreams: 1 },
  { combat: 0.35, dreams: 2 },
  { combat: 1, dreams: 3 },
  { combat: 2, dreams: 4 },
  { combat: 4, dreams: 6 },
];

/** The five levels by name. */
export const levels: { readonly [name: string]: Bot } = Object.fromEntries(
  DEPTHS.map((depth, i) => [`level-${i + 1}`, { ...heroWho(`level-${i + 1}`, depth), advise: explained }]),
);
