import type { Bot } from '@questwright/kernel';
import { companion } from './companion.ts';

/** The bots of Heroes of Terrinoth by level. */
export const bots: { readonly [level: string]: Bot } = { greedy: companion };

export const strongest = 'greedy';
