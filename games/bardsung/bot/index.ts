import type { Bot } from '@questwright/kernel';
import { companion } from './companion.ts';

/** The bots of Bardsung by level. */
export const bots: { readonly [level: string]: Bot } = { greedy: companion };

export const strongest = 'greedy';
