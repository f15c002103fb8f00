import type { Difficulty } from '../state.ts';

/** Numbers of our own: what a difficulty changes in The Delve. [D2-DIFF-15] */
export const DELVE: {
  readonly [difficulty in Difficulty]: {
    /** XP at the start. */
    readonly xp: number;
    /** Rounds that each stage has more or less than its time. */
    readonly time: number;
    /** Damage that each hero recovers between stages, and conditions that each sheds. */
    readonly recover: number;
    readonly shed: number;
  };
} = {
  normal: { xp: 1, time: 0, recover: 1, shed: 1 },
  hard: { xp: 0, time: -1, recover: 0, shed: 0 },
};

/** How many stages a run has, and how often one of them is a boss's. */
export const STAGES = 6;
export const BOSS_EVERY = 3;
/** The stage after which Act II begins. */
export const ACT_TWO_AFTER = 3;

/** XP for each hero after a stage, and after a boss. */
export const XP = { standard: 1, boss: 2 } as const;

/** How many Shop Item cards are seen before adjustments, and how many of them are kept. */
export const SEEN = 7;
export const KEPT = 1;

/** What a run is worth: a stage, a boss's stage, each round that is left of its time, each search token, a map without groups, and each morale at the end. */
export const SCORE = { standard: 50, boss: 100, round: 10, token: 5, cleared: 20, morale: 25 } as const;
