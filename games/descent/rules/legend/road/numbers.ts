import type { Difficulty } from '../state.ts';

/*
 * Numbers of our own for campaigns without an overlord; start gold is a fact. [D2-DIFF-04, D2-DIFF-10]
 */

export const START_GOLD: { readonly [difficulty in Difficulty]: number } = { normal: 50, hard: 0 };

/** How many side quests are on offer. */
export const SIDE_QUESTS = 2;

/** How many items a city offers, and how many times as likely those are that it has more of. */
export const WARES = 6;
export const FAVOURED = 3;
/** How many times as likely an item is if it is of the act that the story has come to. */
export const TIMELY = 2;
