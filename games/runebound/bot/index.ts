import type { Bot } from '@questwright/kernel';
import { adventurer } from './adventurer.ts';
import { explaining } from './advice.ts';
import { levels } from './levels.ts';

/** The bots of Runebound by level; `greedy` is the first version. */
export const bots: { readonly [level: string]: Bot } = {
  ...levels,
  greedy: explaining(adventurer),
};

export const strongest = 'level-3';
