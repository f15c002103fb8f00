import type { Bot } from '@questwright/kernel';
import { adventurer } from './adventurer.ts';
import { seeker, type Zeal } from './seeker.ts';

/** From gentle to merciless: how far they see, and how many worlds they weigh. */
const ZEAL: readonly Zeal[] = [
  { tries: 6, worlds: 1, answers: 3, sight: 1, further: 0, trust: 0, combat: 0.3 },
  { tries: 12, worlds: 2, answers: 3, sight: 1, further: 0, trust: 0, combat: 0.6 },
  { tries: 24, worlds: 3, answers: 4, sight: 1, further: 0, trust: 0, combat: 1 },
  { tries: 32, worlds: 4, answers: 5, sight: 1, further: 1, trust: 0.5, combat: 1.5 },
  { tries: 48, worlds: 6, answers: 6, sight: 1, further: 1, trust: 0.5, combat: 2 },
];

const levels = ZEAL.map((zeal, i) => seeker(`level-${i + 1}`, zeal));

/** The bots of Runebound by level; `greedy` is the first version. */
export const bots: { readonly [level: string]: Bot } = {
  ...Object.fromEntries(levels.map((bot) => [bot.name, bot])),
  greedy: adventurer,
};

export const strongest = 'greedy';
