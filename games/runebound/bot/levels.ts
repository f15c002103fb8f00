import type { Bot } from '@questwright/kernel';
import { type Depth, heroWho } from './adventurer.ts';
import { explaining } from './advice.ts';
import { FARTHER, FIRST } from './judgement.ts';

/**
 * From gentle to merciless: how many possible courses of a combat round it weighs, as a multiple of the first version,
 * how many possible outcomes of an answer outside of combats, whether it thinks of the errand after the next one, and
 * whether it fights combats out in its thoughts.
 */
const DEPTHS: readonly Depth[] = [
  { combat: 0.1, dreams: 1, by: FIRST },
  { combat: 0.35, dreams: 2, by: FIRST },
  { combat: 1, dreams: 3, by: FIRST },
  { combat: 2, dreams: 4, by: FARTHER },
  { combat: 4, trust: 0.5, dreams: 6, by: FARTHER },
];

/** The five levels by name. */
export const levels: { readonly [name: string]: Bot } = Object.fromEntries(
  DEPTHS.map((depth, i) => [`level-${i + 1}`, explaining(heroWho(`level-${i + 1}`, depth))]),
);
