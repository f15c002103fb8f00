import type { Bot } from '@questwright/kernel';
import { type Depth, heroWho } from './adventurer.ts';
import { explaining } from './advice.ts';
import { FIRST, PRESENT } from './judgement.ts';

/**
 * From gentle to merciless: how many possible courses of a combat round it weighs, as a multiple of the first version,
 * and how many possible outcomes of an answer outside of combats.
 */
const DEPTHS: readonly Depth[] = [
  { combat: 0.1, dreams: 1, by: FIRST },
  { combat: 0.35, dreams: 2, by: FIRST },
  { combat: 1, dreams: 3, by: PRESENT },
  { combat: 2, dreams: 4, by: PRESENT },
  { combat: 4, dreams: 6, by: PRESENT },
];

/** The five levels by name. */
export const levels: { readonly [name: string]: Bot } = Object.fromEntries(
  DEPTHS.map((depth, i) => [`level-${i + 1}`, explaining(heroWho(`level-${i + 1}`, depth))]),
);
