import type { Bot } from '@questwright/kernel';
import { adventurer } from './adventurer.ts';
import { explained } from './advice.ts';

/** The bots of Runebound by level. */
export const bots: { readonly [level: string]: Bot } = { greedy: { ...adventurer, advise: explained } };

export const strongest = 'greedy';
