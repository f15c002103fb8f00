import type { Bot } from '@questwright/kernel';
import { levels } from './levels.ts';

/** The bots of Bardsung by level. Matches from before there were levels know `greedy`, which looked to the end of the turn. */
export const bots: { readonly [level: string]: Bot } = { ...levels, greedy: levels['level-2']! };

export const strongest = 'level-3';
