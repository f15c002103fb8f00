import type { Bot } from '@questwright/kernel';
import { thinker } from './thinker.ts';

/** The bots of Descent by level; each plays both sides. */
export const bots: { readonly [level: string]: Bot } = { greedy: thinker };

export const strongest = 'greedy';
