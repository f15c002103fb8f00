import type { Bot } from '@questwright/kernel';
import { adventurer } from './adventurer.ts';

/** The bots of Runebound by level. */
export const bots: { readonly [level: string]: Bot } = { greedy: adventurer };

export const strongest = 'greedy';
