/*
 * Epic Play: a quest that is no part of a campaign is played with heroes and an overlord who have already
 * advanced.
 */

export const LEVELS = ['basic', 'advanced', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** What a level gives: experience and gold to each hero, experience to the overlord, and shop items up to an act. */
export interface Means {
  readonly xp: number;
  readonly gold: number;
  readonly overlordXp: number;
  readonly shop: number;
}

export const MEANS: { readonly [level in Level]: Means } = {
  basic: { xp: 0, gold: 0, overlordXp: 0, shop: 0 },
  advanced: { xp: 3, gold: 150, overlordXp: 4, shop: 1 },
  expert: { xp: 6, gold: 250, overlordXp: 8, shop: 2 },
};

/** What a card of starting equipment is sold for. */
export const STARTING_EQUIPMENT = 25;
