import type { Difficulty } from '../state.ts';

/*
 * Numbers of our own for campaigns without an overlord; start gold is a fact. [D2-DIFF-04, D2-DIFF-10]
 */

export const START_GOLD: { readonly [difficulty in Difficulty]: number } = { normal: 50, hard: 0 };

/** So many side quests are on offer. */
export const SIDE_QUESTS = 2;

/** So many items a city offers; those that it has more of are so many times as likely. */
export const WARES = 6;
export const FAVOURED = 3;
/** An item of the act that the story has come to is so many times as likely. */
export const TIMELY = 2;
